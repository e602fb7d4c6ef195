import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { areas } from '../areas.ts';
import type { Documents } from '../registries.ts';

/** A wish that is not carried out; its text tells the developer what to do instead. */
export class Refused extends Error {}
export function refuse(text: string): never {
  throw new Refused(text);
}

/** Everything a wish leads to: files with their new text, and what is left to the developer. */
export type Plan = { files: Documents; next: readonly string[] };

export const folders = {
  contract: 'packages/contract/src',
  server: 'apps/server/src/domains',
  features: 'apps/web/src/features',
  migrations: 'apps/server/migrations',
} as const;

export const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');

/** All files of a pattern, as paths of the repository. */
export const filesOf = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/** The file or folder that has a domain's name already, in whatever area. */
export const placesOf = (root: string, name: string) =>
  filesOf(root, `{${folders.contract}/{${areas.join()}}/${name}{,.ts},{${folders.server},${folders.features}}/*/${name}}`);

/** The first contract file that answers at this address, or below it where it ends with a slash. */
export const addressTaken = (root: string, address: string) =>
  filesOf(root, `${folders.contract}/**/*.ts`).find((file) => read(root, file).includes(`'${address}${address.endsWith('/') ? '' : "'"}`));

/** A name may be a word of the language or of another part of a file; then some file would not be a module any more. */
export function checkSyntax(files: Documents): void {
  for (const [file, text] of Object.entries(files)) {
    const error = /\.tsx?$/.test(file) ? parseSync(file, text).errors[0] : undefined;
    if (error) refuse(`${file} would not be a module: ${error.message}`);
  }
}
