import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { approvers, form } from './approval/process/model.ts';
import { atOneLook, chosenId, flag, id, keyword, optionalText, personName, phone, plain, sound, text, whole } from './fields.ts';
import { form as card } from './people/staff/model.ts';

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

describe('what is taken at one look is taken as the rules take it', () => {
  const fields = {
    ...{ id, flag, keyword },
    ...{ chosenId: chosenId('请选择'), text: text(6, '请填写', '太长'), personName: personName('请填写', '两个字起', '太长', 6) },
    ...{ optionalText: optionalText(6, '太长'), whole: whole('不对', { min: -3, max: 40 }), phone: phone() },
    ...{ departmentId: card.departmentId, orgOrderNum: card.orgOrderNum },
  };
  const key = '0b4c79da-5f99-4a1b-8c1d-0123456789ab';
  const sent: unknown[] = [
    ...[undefined, null, true, false, '', ' ', '0', '1', '-2', '２', 'true', '-', {}, [], [1], Number.NaN],
    ...[0, -0, 1, 2, -2, -3, -4, 40, 41, 0.5, 1e21, 2 ** 31 - 1, 2 ** 31, 2 ** 53, '40', '41', '2147483647', '2147483648'],
    ...[key, key.toUpperCase(), ` ${key}`, `${key}\n`, key.replace('a', 'g'), key.slice(1), `${key}0`, '-2'],
    ...[
      '王',
      '王伟',
      '王 伟',
      ' 王伟',
      '王伟\u3000',
      '王伟\ufeff',
      '𠮷',
      '𠮷𠮷',
      '王\ud800',
      '王\0伟',
      '王\n伟',
      'abcdef',
      'abcdefg',
      ' abcdef ',
      '一'.repeat(51),
    ],
    ...['13800138000', '10800138000', '138 0013 8000', '+8613800138000', '１３８００１３８０００', 13_800_138_000, '13800138000\n'],
  ];
  const told = (schema: z.ZodType, value: unknown) => {
    const { success, data, error } = schema.safeParse(value);
    return success ? { data } : { issues: error?.issues.map(({ message, path }) => ({ message, path })) };
  };

  test.each(Object.entries(fields))('%s', (_, field) => {
    // made anew of its rules alone
    const ruled = z.clone(field as z.ZodType);
    for (const value of sent) expect(told(field, value)).toEqual(told(ruled, value));
    const inForm = (of: z.ZodType) => z.object({ one: of, two: of.optional(), three: of.nullish() });
    for (const value of sent)
      for (const given of [{ one: value }, { one: value, two: value }, { one: value, three: value }])
        expect(told(inForm(field), given)).toEqual(told(inForm(ruled), given));
  });

  test('and the rules are there for the rest alone', () => {
    const asked: unknown[] = [];
    const rules = z.unknown().transform((value) => asked.push(value));
    const looked = atOneLook(rules, (value) => (value === 1 ? 7 : undefined));
    expect([looked.parse(1), looked.parse(2)]).toEqual([7, 1]);
    expect(asked).toEqual([2]);
  });
});
