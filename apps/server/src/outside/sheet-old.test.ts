import fc from 'fast-check';
import { expect, test } from 'vitest';
import { olderWorkbook, oldWorkbook } from '../../test/sheet/old.ts';
import { SheetRefused } from './sheet-archive.ts';
import { checkOld } from './sheet-old.ts';

const rows = Array.from({ length: 300 }, (_, at) => [`部门${at}`, at]);

test('an xls file is recognized as a file of Excel 97 or of an earlier version', () => {
  expect(checkOld(oldWorkbook(rows))).toEqual({ isUsual: true });
  expect(checkOld(olderWorkbook([['部门名称']]))).toEqual({ isUsual: false });
});

test('an xls file with any changed bytes is accepted or refused within a second', () => {
  const whole = oldWorkbook(rows);
  // most changes hit the head, the table, the directory or the first records, on which everything else depends
  const place = fc.oneof(fc.nat(2_200), fc.nat(whole.length - 1));
  const spoilt = fc.array(fc.tuple(place, fc.constantFrom(0, 1, 2, 0x7f, 0xfe, 0xff)), { minLength: 1, maxLength: 8 });
  const property = fc.property(spoilt, fc.nat(whole.length), (changes, cut) => {
    const bytes = Buffer.from(whole);
    for (const [at, value] of changes) bytes[at] = value;
    const began = performance.now();
    for (const one of [bytes, bytes.subarray(0, cut)])
      try {
        checkOld(one);
      } catch (error) {
        if (!(error instanceof SheetRefused)) throw error;
      }
    if (performance.now() - began > 1_000) throw new Error('too slow');
  });
  fc.assert(property, { seed: 7, numRuns: 2_000 });
});
