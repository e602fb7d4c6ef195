import fc from 'fast-check';
import { type Schema, variants } from './schema.ts';
import { badValues } from './values.ts';

type ValuePool = { bad: readonly unknown[]; ids: readonly string[] };

/** Generates values of which most match one of the schemas; the others are known bad values or random JSON. */
function anyOf(schemas: readonly Schema[], values: ValuePool): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...schemas.map((schema) => properOf(schema, values))) },
    { weight: 3, arbitrary: fc.constantFrom(...values.bad) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

function properOf(schema: Schema, values: ValuePool): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...values.ids), fc.uuid());
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum: min = -1_000_000, maximum: max = 1_000_000 } = schema;
    return fc.oneof(fc.maxSafeInteger(), fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) }), fc.double());
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') return fc.array(anyOf(variants(schema.items ?? {}), values), { maxLength: 8 });
  if (schema.type === 'object') return objectOf(schema.properties ?? {}, values);
  return fc.jsonValue({ maxDepth: 2 });
}

function textOf({ pattern, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const loose = fc.string({ unit: 'binary', maxLength: Math.min(maxLength + 1, 200) });
  const matching = pattern ? matchingOf(pattern) : undefined;
  return matching ? fc.oneof(matching, loose) : loose;
}

/** Patterns with lookahead cannot be generated from; the fixed lists cover such fields. */
function matchingOf(pattern: string): fc.Arbitrary<string> | undefined {
  return /\(\?[=!<]/.test(pattern) ? undefined : fc.stringMatching(new RegExp(pattern));
}

const objectOf = (properties: Record<string, Schema>, values: ValuePool) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, anyOf(variants(of), values)])), {
    requiredKeys: [],
  });

const strangeNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'parkId',
  'areaId',
  'globalCompanyId',
  'multiPark',
  '',
  'then',
];

/** Marks a field that keeps its value of the valid input. */
const unchanged = Symbol('unchanged');
/** Marks a field that is left out. */
const gone = Symbol('gone');
/** The changes to the fields of a valid input, and additional unknown fields. */
export type Twist = { anew: Record<string, unknown>; besides: Record<string, unknown> };
/** Changes one or two fields at a time: with more, the error of the first would hide the others. */
export function twists(fields: ReadonlyMap<string, readonly Schema[]>, ids: readonly string[]): fc.Arbitrary<Twist> {
  const small = badValues.filter((value) => (JSON.stringify(value) ?? '').length < 1_000);
  const of = (schemas: readonly Schema[]) =>
    fc.oneof(
      { withCrossShrink: true },
      { weight: fields.size * 10, arbitrary: fc.constant(unchanged) },
      { weight: 10, arbitrary: anyOf(schemas, { bad: small, ids }) },
      { weight: 1, arbitrary: fc.constant(gone) },
    );
  const strange = fc.dictionary(fc.oneof(fc.constantFrom(...strangeNames), fc.string({ maxLength: 8 })), fc.constantFrom(...small), {
    maxKeys: 2,
  });
  return fc.record({
    anew: fc.record(Object.fromEntries([...fields].map(([name, schemas]) => [name, of(schemas)]))),
    besides: fc.oneof({ withCrossShrink: true }, { weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: strange }),
  });
}

/** Returns only the changed fields, for reports. */
export const changed = ({ anew, besides }: Twist): object => {
  const fresh = Object.entries(anew).filter(([, value]) => value !== unchanged);
  return Object.fromEntries([...fresh.map(([name, value]) => [name, value === gone ? undefined : value]), ...Object.entries(besides)]);
};
