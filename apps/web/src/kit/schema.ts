import type { Call } from '@park/contract/core';
import type { z } from 'zod';

type Whole = Record<string, Record<string, { input: z.ZodType }>>;
const files = import.meta.glob<Whole>(
  ['../../../../packages/contract/src/*.ts', '!../../../../packages/contract/src/{index,core,access,fields,openapi,*.test}.ts'],
  { query: '?schema' },
);

/**
 * The input schema of a call. The first screen carries calls without schemas; this fetches the domain's own file,
 * and zod with it, when the first form needs it.
 */
export async function schemaOf(call: Pick<Call, 'key'>): Promise<z.ZodType> {
  const [domain, name] = call.key.split('.') as [string, string];
  const file = files[`../../../../packages/contract/src/${domain}.ts`];
  const found = (await file?.())?.[domain]?.[name];
  if (!found) throw new Error(`no contract for ${call.key}`);
  return found.input;
}
