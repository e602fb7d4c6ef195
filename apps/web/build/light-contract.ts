import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@park/contract/core';
import type { Plugin } from 'vite';

/** Module ids use forward slashes on every system. */
const contractFolder = `${resolve(import.meta.dirname, '../../../packages/contract/src').replaceAll('\\', '/')}/`;
const isContractFile = (file: string) => file.startsWith(contractFolder) && file.endsWith('.ts');
const definesCalls = (file: string) => isContractFile(file) && /\bdomain\(/.test(readFileSync(file, 'utf8'));
/**
 * Tells whether a file belongs to a large domain, which has a folder of its own with one file per subject. If a form loads one of these
 * files complete, the files that it imports must be complete as well.
 */
const isSubjectFile = (file: string) => isContractFile(file) && file.slice(contractFolder.length).split('/').length > 2;

/**
 * Replaces a contract file by the part that sending a request needs, so that the first screen loads no schema library. The file is executed
 * instead of parsed, because functions may also create calls. `?schema` gives a form the complete file.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.startsWith(contractFolder) || !importer.endsWith('?schema')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && (definesCalls(found.id) || isSubjectFile(found.id)) ? `${found.id}?schema` : found;
    },
    async load(id) {
      if (!definesCalls(id)) return null;
      this.addWatchFile(id);
      const whole: Record<string, unknown> = await import(`${pathToFileURL(id)}?t=${statSync(id).mtimeMs}`);
      return { code: lightCode(whole), map: { mappings: '' } };
    },
  };
}

/** Reduces calls to their address, keeps plain data, and drops functions and schemas. */
export const lightCode = (whole: Record<string, unknown>): string =>
  Object.entries(whole)
    .map(([name, value]) => [name, isDomain(value) ? shrink(value) : value] as const)
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const shrink = (calls: Record<string, Call>) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { key, path, method, kind, affects, keyed }]) => [name, { key, path, method, kind, affects, keyed }]),
  );

const isDomain = (value: unknown): value is Record<string, Call> =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((call) => isRecord(call) && 'key' in call && 'path' in call && 'output' in call);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isRecord(value)) return Object.values(value).every(isPlain);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
