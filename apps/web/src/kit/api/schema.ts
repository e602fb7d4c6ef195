import type { Call } from '@park/contract/core';
import type { z } from 'zod';

type Whole = Record<string, unknown>;
/** One file per domain, in the folder of its area; names of domains are unique over all areas. */
const files = import.meta.glob<Whole>(['../../../../../packages/contract/src/*/*.ts', '!**/menus/*', '!**/*.test.ts'], {
  query: '?schema',
});
const byDomain = new Map(Object.entries(files).map(([file, load]) => [file.slice(file.lastIndexOf('/') + 1, -'.ts'.length), load]));

/** All that the contract file of a domain exports, its schemas and rules included; fetched when it is needed. */
export const contractOf = async (domain: string): Promise<Whole | undefined> => byDomain.get(domain)?.();

/**
 * The input schema of a call. The first screen carries calls without schemas; this fetches the domain's own file,
 * and zod with it, when the first form needs it.
 */
export async function schemaOf(call: Pick<Call, 'key'>): Promise<z.ZodType> {
  const [domain, name] = call.key.split('.') as [string, string];
  const calls = (await contractOf(domain))?.[domain] as Record<string, { input: z.ZodType }> | undefined;
  const found = calls?.[name];
  if (!found) throw new Error(`no contract for ${call.key}`);
  return found.input;
}
