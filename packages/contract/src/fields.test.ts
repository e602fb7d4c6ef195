import { expect, test } from 'vitest';
import { plain, sound, text } from './fields.ts';
import { approvers, form } from './process/model.ts';

const half = ['\ud800', 'a\udfff', 'a\0b'];
test('half a character and NUL, which no database keeps, are refused wherever they stand', () => {
  for (const value of half) {
    expect([text(20, '请填写'), plain(20), sound].map((schema) => schema.safeParse(value).success)).toEqual([false, false, false]);
    const hidden = [{ x: value }, { x: [value] }, { x: { y: [{ z: value }] } }, { [value]: 1 }, { x: { [value]: 1 } }];
    expect(approvers.safeParse({ [value]: [] }).success).toBe(false);
    expect(hidden.map((sent) => form.safeParse(sent).success)).toEqual(hidden.map(() => false));
  }
  expect(form.safeParse({ x: '😀', y: [1, null, { z: '好' }] }).success).toBe(true);
});
