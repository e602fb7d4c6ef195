import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { areas } from '../areas.ts';
import type { Documents } from '../registries.ts';

/** Error for a command that cannot be carried out. Its message tells the developer what to do instead. */
export class Refused extends Error {}
export function refuse(text: string): never {
  throw new Refused(text);
}

/** The result of a command: the files with their new texts, and the work left to the developer. */
export type Plan = { files: Documents; next: readonly string[] };

export const folders = {
  contract: 'packages/contract/src',
  server: 'apps/server/src/domains',
  features: 'apps/web/src/features',
  migrations: 'apps/server/migrations',
} as const;

export const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');

/** Returns all files of a pattern, as paths relative to the repository. */
export const filesOf = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/** Returns the files and folders, in any area, that already have the name of a new domain. */
export const placesOf = (root: string, name: string) =>
  filesOf(root, `{${folders.contract}/{${areas.join()}}/${name}{,.ts},{${folders.server},${folders.features}}/*/${name}}`);

/** Returns a contract file that has a call with this address or, if the address ends with a slash, with an address below it. */
export const addressTaken = (root: string, address: string) =>
  filesOf(root, `${folders.contract}/**/*.ts`).find((file) => read(root, file).includes(`'${address}${address.endsWith('/') ? '' : "'"}`));

/** Fails if a generated file cannot be parsed: the chosen name may be a keyword or clash with another name in the file. */
export function checkSyntax(files: Documents): void {
  for (const [file, text] of Object.entries(files)) {
    const error = /\.tsx?$/.test(file) ? parseSync(file, text).errors[0] : undefined;
    if (error) refuse(`${file} would not be a module: ${error.message}`);
  }
}
