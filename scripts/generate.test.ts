import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { documents } from './documents.ts';
import { stale } from './registries.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'park-generate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wanted = documents();
const openapi = 'docs/openapi.json';

function put(changes: Record<string, string> = {}) {
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  for (const [file, text] of Object.entries({ ...wanted, ...changes })) writeFileSync(path.join(folder, file), text);
}

test('the check of generated documents accepts documents that are up to date', () => {
  put();
  expect(stale(folder, wanted)).toEqual([]);
});

test('the check reports a stale openapi.json', () => {
  put({ [openapi]: (wanted[openapi] ?? '').replace('/portal/department/', '/portal/dept/') });
  expect(stale(folder, wanted)).toEqual([openapi]);
});

test('the check reports a generated document that is missing', () => {
  put();
  rmSync(path.join(folder, 'docs/menus.md'));
  expect(stale(folder, wanted)).toEqual(['docs/menus.md']);
});
