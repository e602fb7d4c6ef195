import type { Schema } from './schema.ts';

/** A piece of raw JSON, for text that JSON.stringify would never produce. */
export class Raw {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** Serializes like JSON.stringify, with raw pieces embedded. */
export function json(value: unknown): string {
  if (value instanceof Raw) return value.json;
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, of]) => of !== undefined);
  return `{${fields.map(([name, of]) => `${JSON.stringify(name)}:${json(of)}`).join(',')}}`;
}

const nested = (depth: number, open: string, close: string) => new Raw(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Values that no field of any call may crash on. */
export const badValues: readonly unknown[] = [
  // values of another type
  ...[null, true, false, 0, 1, -1, 1.5, '', ' ', 'x', [], {}, [null], [[]], [{}], ['x', 'x'], { id: 1 }],
  // names with a meaning in JavaScript
  ...['null', 'undefined', 'NaN', 'true', '__proto__', 'constructor', 'toString'],
  ...[{ toString: 1, valueOf: 1 }, { toString: null }, { length: 3 }, { $gt: '' }, { toJSON: 1 }],
  new Raw('{"then":1}'),
  new Raw('{"__proto__":{"isAdmin":true}}'),
  new Raw('{"constructor":{"prototype":{"isAdmin":true}}}'),
  // numbers outside the range of every type
  ...['1e400', '-1e400', '1e-400', '-0', '9007199254740993', '99999999999999999999999999'].map((number) => new Raw(number)),
  ...[2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296, '2147483648', '-1', '1e3', '0x10', '１２３', '0010'],
  // text that cannot be stored, or that looks like other text
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '\ufeff',
    '\u202e',
    '\u200b',
    '\u2028',
    'ｆｕｌｌ',
    '１３８００００１００３',
    '👨‍👩‍👧‍👦',
    'e\u0301',
  ],
  // special characters of SQL, LIKE, HTML, templates and file paths
  ...["'", "';--", "' or 1=1 --", '"', '%', '_', '%_\\', '\\', '$1', '--', '/*', "\\'; drop table staff; --", 'E\\047'],
  ...['<script>alert(1)</script>', '{{7*7}}', '$' + '{7*7}', '../../../../etc/passwd', 'file:///etc/passwd', '\r\nset-cookie: a=b', '=1+1'],
  // invalid times, and times invalid for PostgreSQL
  ...[
    '0000-01-01T00:00:00Z',
    '2026-01-01T00:00:00+23:59',
    '9999-12-31T23:59:59.9999999999Z',
    '2026-02-30T00:00:00Z',
    '2026-01-01T24:00:00Z',
  ],
  ...['0000-00-00', '2026-02-30', '2026-13-01', '9999-12-31T23:59:60Z', '-271821-04-20', '275760-09-14', 'now', 'infinity', 'epoch'],
  // ids of nothing, and invalid ids
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '-2', -2, '{00000000-0000-0000-0000-000000000000}'],
  // values that are too long
  ...['x'.repeat(100_000), '部'.repeat(20_000), `${' '.repeat(50_000)}x`, '1'.repeat(5_000)],
  ...[Array.from({ length: 10_000 }, () => 1), Array.from({ length: 2_000 }, (_, at) => String(at))],
  ...[nested(20, '[', ']'), nested(40, '[', ']'), nested(20, '{"a":', '}'), nested(40, '{"a":', '}')],
];

/** Returns values below, at and above every limit of a field. */
export function limits(schema: Schema): unknown[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  const around = (limit: number | undefined) => (limit === undefined || Math.abs(limit) > 2 ** 53 ? [] : [limit - 1, limit, limit + 1]);
  const lengths = [...around(minLength), ...around(maxLength)].filter((length) => length >= 0 && length <= 20_000);
  const counts = [...around(minItems), ...around(maxItems)].filter((count) => count >= 0 && count <= 20_000);
  return [
    ...lengths.flatMap((length) => ['a'.repeat(length), '字'.repeat(length), '😀'.repeat(Math.ceil(length / 2))]),
    ...[...around(minimum), ...around(maximum)].flatMap((number) => [number, String(number), number + 0.5]),
    ...counts.map((count) => Array.from({ length: count }, (_, at) => likely(items ?? {}, at))),
  ];
}

const likely = ({ format, type }: Schema, at: number): unknown =>
  format === 'uuid' ? `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` : type === 'integer' ? at : `x${at}`;
