import type { Call } from '@park/contract/core';
import type { extendProblem } from '@park/contract/people/extend';
import type { z } from 'zod';

type Whole = Record<string, Record<string, { input: z.ZodType }>>;
/** One file per domain, in the folder of its area; names of domains are unique over all areas. */
const files = import.meta.glob<Whole>(['../../../../packages/contract/src/*/*.ts', '!**/menus/*', '!**/*.test.ts'], { query: '?schema' });
const byDomain = new Map(Object.entries(files).map(([file, load]) => [file.slice(file.lastIndexOf('/') + 1, -'.ts'.length), load]));

/**
 * The input schema of a call. The first screen carries calls without schemas; this fetches the domain's own file,
 * and zod with it, when the first form needs it.
 */
export async function schemaOf(call: Pick<Call, 'key'>): Promise<z.ZodType> {
  const [domain, name] = call.key.split('.') as [string, string];
  const found = (await byDomain.get(domain)?.())?.[domain]?.[name];
  if (!found) throw new Error(`no contract for ${call.key}`);
  return found.input;
}

/** What the contract says of a value in a field that was added by a customer. Comes with the schemas, as all rules do. */
export async function extendProblemOf(...[field, value]: Parameters<typeof extendProblem>): Promise<string | undefined> {
  const whole = await byDomain.get('extend')?.();
  return (whole as unknown as { extendProblem: typeof extendProblem }).extendProblem(field, value);
}
