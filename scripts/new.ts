import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Documents } from './registries.ts';
import { newCall } from './skeleton/call.ts';
import { newDomain } from './skeleton/domain.ts';
import { type Plan, Refused } from './skeleton/plan.ts';

const usage = `npm run new -- domain <area>/<name> [--title 中文名] [--page <code of a page of the menus that is not built>]
npm run new -- call <domain> <name>`;

/** Parses the command line and returns the files that would be written. */
export function planOf(root: string, args: string[]): Plan {
  const { values, positionals } = parseArgs({
    args,
    options: { title: { type: 'string' }, page: { type: 'string' } },
    allowPositionals: true,
  });
  const [kind, first = '', second] = positionals;
  const [area, name, ...surplus] = first.split('/');
  if (kind === 'domain' && area && name !== undefined && surplus.length === 0 && positionals.length === 2)
    return newDomain(root, { area, name, ...values });
  if (kind === 'call' && second !== undefined && positionals.length === 3) return newCall(root, { domain: first, name: second });
  throw new Refused(usage);
}

/** Writes the files of a plan and formats them, because line lengths and the order of imports depend on the chosen names. */
export function write(root: string, files: Documents): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const biome = path.resolve(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
  const sources = Object.keys(files).filter((file) => /\.tsx?$/.test(file));
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...sources], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the files are written, but biome finds faults in them:\n${stdout}${stderr}`);
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  try {
    const { files, next } = planOf(root, process.argv.slice(2));
    write(root, files);
    for (const file of Object.keys(files)) console.log(`wrote ${file}`);
    console.log(['', ...next].join('\n'));
  } catch (error) {
    const isExpected = error instanceof Refused || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
