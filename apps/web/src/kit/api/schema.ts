import type { Call } from '@park/contract/core';
import type { z } from 'zod';

type ContractModule = Record<string, unknown>;
/** One file per domain, in the folder of its area; domain names are unique across all areas. */
const contractFiles = import.meta.glob<ContractModule>(['../../../../../packages/contract/src/*/*.ts', '!**/menus/*', '!**/*.test.ts'], {
  query: '?schema',
});
const byDomain = new Map(Object.entries(contractFiles).map(([file, load]) => [file.slice(file.lastIndexOf('/') + 1, -'.ts'.length), load]));

/** Loads the complete contract file of a domain, including its schemas and rules. */
export const contractOf = async (domain: string): Promise<ContractModule | undefined> => byDomain.get(domain)?.();

/**
 * Returns the input schema of a call. The first screen carries calls without schemas; the first form that needs a schema loads the contract
 * file of its domain, and zod with it.
 */
export async function schemaOf(call: Pick<Call, 'key'>): Promise<z.ZodType> {
  const [domain, name] = call.key.split('.') as [string, string];
  const calls = (await contractOf(domain))?.[domain] as Record<string, { input: z.ZodType }> | undefined;
  const found = calls?.[name];
  if (!found) throw new Error(`no contract for ${call.key}`);
  return found.input;
}
