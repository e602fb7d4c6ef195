import { describe, expect, test } from 'vitest';
import { approvers, form } from './approval/process/model.ts';
import { chosenId, flag, id, integer, keyword, optionalText, personName, phone, plain, printableDeep, text } from './fields.ts';
import { form as card } from './people/staff/model.ts';

const half = ['\ud800', 'a\udfff', 'a\0b'];
test('NUL and unpaired surrogates, which PostgreSQL cannot store, are refused anywhere in a value', () => {
  for (const value of half) {
    expect([text(20, '请填写'), plain(20), printableDeep].map((schema) => schema.safeParse(value).success)).toEqual([false, false, false]);
    const hidden = [{ x: value }, { x: [value] }, { x: { y: [{ z: value }] } }, { [value]: 1 }, { x: { [value]: 1 } }];
    expect(approvers.safeParse({ [value]: [] }).success).toBe(false);
    expect(hidden.map((sent) => form.safeParse(sent).success)).toEqual(hidden.map(() => false));
  }
  expect(form.safeParse({ x: '😀', y: [1, null, { z: '好' }] }).success).toBe(true);
});

/** A value that a field accepts, and the value after parsing. */
type Accepted = [value: unknown, output: unknown];
const unchanged = (...values: unknown[]): Accepted[] => values.map((value) => [value, value]);

describe('the spellings that each field type accepts and the values it refuses', () => {
  const key = '0b4c79da-5f99-4a1b-8c1d-0123456789ab';
  const keys: Accepted[] = [
    [key, key],
    [key.toUpperCase(), key],
  ];
  const digits = ['40', '41'];
  const names: Accepted[] = [
    ...unchanged('王伟', '王 伟', '王\n伟', '𠮷𠮷', 'abcdef', '-2', 'true', ...digits),
    ...[' 王伟', '王伟\u3000', '王伟\ufeff'].map((value): Accepted => [value, '王伟']),
    [' abcdef ', 'abcdef'],
  ];
  const texts = [...names, ...unchanged('王', '𠮷', '0', '1', '２', '-')];
  const blank = [undefined, null, '', ' '];
  const longTexts = [
    ...unchanged('abcdefg', key, key.toUpperCase(), key.replace('a', 'g'), key.slice(1), `${key}0`, '2147483647', '2147483648'),
  ];
  const phones = ['13800138000', '10800138000', '138 0013 8000', '+8613800138000', '１３８００１３８０００'];
  const numbers = [1, 2, 40];
  const fields: Record<string, [field: { safeParse(value: unknown): { success: boolean; data?: unknown } }, accepted: Accepted[]]> = {
    id: [id, keys],
    chosenId: [chosenId('请选择'), keys],
    departmentId: [card.departmentId, [...keys, ['-2', '-2']]],
    flag: [flag, [...[true, '1', 1].map((value): Accepted => [value, 1]), ...[false, '0', 0].map((value): Accepted => [value, 0])]],
    keyword: [
      keyword,
      [
        ...[...texts, ...longTexts, ...unchanged(...phones)],
        ...blank.map((value): Accepted => [value, '']),
        [` ${key}`, key],
        [`${key}\n`, key],
        ['13800138000\n', '13800138000'],
      ],
    ],
    text: [text(6, '请填写', '太长'), texts],
    personName: [personName('请填写', '两个字起', '太长', 6), names],
    optionalText: [optionalText(6, '太长'), [...texts, ...blank.map((value): Accepted => [value, null])]],
    whole: [
      integer('不对', { min: -3, max: 40 }),
      [...unchanged(...numbers, 0, -2, -3), ...['0', '1', '-2', '40'].map((value): Accepted => [value, Number(value)])],
    ],
    orgOrderNum: [
      card.orgOrderNum,
      [
        ...unchanged(...numbers, 0, 41, 2 ** 31 - 1, 2 ** 31),
        ...['0', '1', ...digits, '2147483647', '2147483648'].map((value): Accepted => [value, Number(value)]),
      ],
    ],
    phone: [
      phone(),
      [
        ...phones.filter((value) => value !== '10800138000').map((value): Accepted => [value, '13800138000']),
        [13_800_138_000, '13800138000'],
        ['13800138000\n', '13800138000'],
      ],
    ],
  };
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

  test.each(Object.entries(fields))('the field "%s" accepts its listed spellings and refuses all other values', (_, [field, accepted]) => {
    const expected = new Map(accepted);
    for (const value of sent) {
      const { success, data } = field.safeParse(value);
      expect([value, success]).toEqual([value, expected.has(value)]);
      // the values are compared as JSON, because there negative zero equals zero
      if (success) expect(JSON.stringify(data)).toBe(JSON.stringify(expected.get(value)));
    }
    expect(sent).toEqual(expect.arrayContaining([...expected.keys()]));
  });
});
