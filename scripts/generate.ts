import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Documents, registries, stale } from './registries.ts';

const root = path.resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

/** Writes the documents that are stale; with `--check` only reports them and fails. Returns the number of all documents. */
function settle(expected: Documents): number {
  for (const file of stale(root, expected)) {
    if (isCheck) {
      console.error(`${file} is stale: run npm run generate and commit it`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), expected[file] ?? '');
    console.log(`wrote ${file}`);
  }
  return Object.keys(expected).length;
}

// The registries are written first. The other documents are generated from the contract, which loads the registries.
const lists = settle(await registries(root));
const { documents, tables } = await import('./documents.ts');
const all = lists + settle({ ...documents(), ...(await tables()) });
if (!process.exitCode) console.log(`${all} generated files are up to date`);
