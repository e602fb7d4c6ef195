import { expect, test } from 'vitest';
import { areaDifference, areaFigure, areaText } from './text.ts';

test.each([
  ['100.0000', '100.00', '100.00'],
  ['12345.6789', '12,345.68', '12,345.6789'],
  ['0.0049', '0.00', '0.0049'],
  ['99.9950', '100.00', '99.995'],
])('the area %s is %s in lists and boards, and %s in details', (area, figure, exact) => {
  expect([areaFigure(area), areaText(area)]).toEqual([figure, exact]);
});

test('an unknown area is shown as two dashes, and the difference of two areas is exact', () => {
  expect([areaFigure(null), areaFigure('')]).toEqual(['--', '--']);
  expect(areaDifference('100.0000', '99.9999')).toBe('-0.0001');
});
