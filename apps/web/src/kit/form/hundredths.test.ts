import { expect, test } from 'vitest';
import { formatHundredths, hundredthsOf, yuan } from './hundredths.tsx';

test('typed text is converted to hundredths without floating-point arithmetic', () => {
  expect(['12', '12.5', '0.29', '-3.05', ' 7 ', '-0', '1,234,567.8'].map(hundredthsOf)).toEqual([
    1200, 1250, 29, -305, 700, 0, 123_456_780,
  ]);
  expect(['', '012', '1.234', '1.', '1e3', '12元', '1,23'].map(hundredthsOf)).toEqual(Array(7).fill(undefined));
});

test('an amount in hundredths is shown with two decimal places', () => {
  expect([0, 5, -305, 123_456_789].map(formatHundredths)).toEqual(['0.00', '0.05', '-3.05', '1234567.89']);
  expect([yuan(123_456_789), yuan(0), yuan(null)]).toEqual(['1,234,567.89', '0.00', '--']);
});
