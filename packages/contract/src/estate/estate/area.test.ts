import { expect, test } from 'vitest';
import { areaOf, shownArea, sumOf, unitsOf } from './area.ts';

test('V214 areas are added exactly: 33.3333 + 33.3333 + 33.3334 is 100.0000', () => {
  expect(sumOf(['33.3333', '33.3333', '33.3334'])).toBe('100.0000');
  expect(sumOf(['33.3333', '33.3333', '33.3333'])).toBe('99.9999');
  expect(sumOf(['0.1', '0.2', '', 'x'])).toBe('0.3000');
  expect(sumOf(['9999999999.9999', '0.0001'])).toBe('10000000000.0000');
});

test('text that is not a valid area is refused', () => {
  expect([unitsOf('12'), unitsOf('12.5'), unitsOf(' 0.0001 ')]).toEqual([120_000n, 125_000n, 1n]);
  for (const text of ['', '.5', '1.', '1.23456', '-1', '01', '1e3']) expect([text, unitsOf(text)]).toEqual([text, undefined]);
  expect([areaOf(-1n), areaOf(0n), areaOf(120_000n)]).toEqual(['-0.0001', '0.0000', '12.0000']);
});

test('an area is shown with two decimals, or with up to four if the further decimals are not zero', () => {
  expect([shownArea('1234567.0000'), shownArea('33.3333'), shownArea('0.5000'), shownArea('12.3450')]).toEqual([
    '1,234,567.00',
    '33.3333',
    '0.50',
    '12.345',
  ]);
});
