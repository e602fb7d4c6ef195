import type { Call } from '@park/contract/core';
import { z } from 'zod';

/** The part of JSON Schema that describes inputs. */
export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

export const schemaOf = (call: Call): Schema => z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Returns the schemas a value may follow, with unions and compositions resolved. */
export const variants = (schema: Schema): Schema[] => {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return parts.length ? parts.flatMap(variants) : [schema];
};

/** Returns the fields of an input by name, each with all its possible schemas. */
export function fieldsOf(schema: Schema): Map<string, Schema[]> {
  const fields = new Map<string, Schema[]>();
  for (const { properties = {} } of variants(schema))
    for (const [name, of] of Object.entries(properties)) fields.set(name, [...(fields.get(name) ?? []), ...variants(of)]);
  return fields;
}
