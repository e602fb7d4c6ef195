import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodes } from '../packages/contract/src/access.ts';
import { violations } from './boundaries.ts';
import { planOf, write } from './new.ts';
import { Refused } from './skeleton/plan.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'park-new-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  for (const part of ['packages/contract/src', 'apps/server/migrations', 'apps/server/src/domains'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  for (const file of ['biome.json', '.gitignore']) copyFileSync(path.join(root, file), path.join(folder, file));
});

const plan = (...args: string[]) => planOf(folder, args);
function refusal(...args: string[]): string {
  try {
    plan(...args);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  throw new Error(`${args.join(' ')} was expected to be refused`);
}
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('the command for a new domain writes the usual files, keeps the import rules and prints the work that remains', () => {
  const { files, next } = plan('domain', 'parkservice/sketch', '--title', '草稿');
  expect(Object.keys(files)).toHaveLength(13);
  write(folder, files);
  const written = new Map(Object.keys(files).map((file) => [file, textOf(file)]));
  expect([...written.values()].filter((text) => /\$\w+\$/.test(text))).toEqual([]);
  expect(violations(new Map([...written].filter(([file]) => /\.tsx?$/.test(file))))).toEqual([]);
  expect(written.get('packages/contract/src/parkservice/sketch.ts')).toContain(
    "export const sketch = domain('sketch', {\n  title: '草稿',",
  );
  expect([...written.keys()].filter((file) => /^apps\/server\/migrations\/\d{4}_sketch\.sql$/.test(file))).toHaveLength(1);
  const todo = next.join('\n');
  const [code = ''] = /M1008\d{6}/.exec(todo) ?? [];
  expect(written.get('apps/web/src/features/parkservice/sketch/pages.ts')).toContain(`${code}: () => import('./SketchPage.tsx')`);
  for (const part of [
    'menus/service.ts',
    "route: '/platform/parkservice/sketch'",
    "grants: ['sketch:read']",
    "'sketch:update'",
    'built: true',
    'npm run generate',
  ])
    expect(todo).toContain(part);
});

test('the command for a new call adds the call once to every file of the domain that lists its calls', () => {
  const { files } = plan('call', 'sketch', 'tally');
  expect(Object.keys(files).map((file) => path.basename(file))).toEqual([
    'sketch.ts',
    'handlers.ts',
    'queries.ts',
    'matrix.ts',
    'sketch.test.ts',
  ]);
  write(folder, files);
  expect(textOf('packages/contract/src/parkservice/sketch.ts')).toContain("path: '/portal/sketch/tally',\n      access: 'sketch:read',");
  const domain = (file: string) => textOf(`apps/server/src/domains/parkservice/sketch/${file}`);
  expect(domain('handlers.ts')).toContain('tally: ({ db }, input) => queries.tally(db, input),\n});');
  expect(domain('queries.ts')).toContain("import type { Received, Reply } from '@park/contract/core';");
  expect(domain('matrix.ts')).toContain('row(sketch.tally, named, keepsParkRoles(empty)),\n];');
  expect(refusal('call', 'sketch', 'tally')).toContain("there is a call 'tally' already");
  expect(refusal('call', 'sketch', 'page')).toContain("there is a 'page' already");
});

test('a domain generated for a planned page gets the page’s permissions and keeps its code and address', () => {
  const announced = nodes.find(({ route, built }) => route && !built)?.code ?? '';
  const { files, next } = plan('domain', 'parkservice/sketchbook', '--page', announced);
  expect(files['apps/web/src/features/parkservice/sketchbook/pages.ts']).toContain(`${announced}: () =>`);
  expect(next[0]).toContain(`add to the page ${announced}`);
});

test('a table whose name is a reserved SQL word gets the prefix "park"', () => {
  const { files } = plan('domain', 'parkservice/lateral');
  expect(Object.entries(files).find(([file]) => file.endsWith('_lateral.sql'))?.[1]).toContain('create table park_lateral (');
});

test.each([
  ['an unknown area', ['domain', 'garden/sketches'], "there is no area 'garden'"],
  ['a name with a capital', ['domain', 'parkservice/Note'], "'Note' is no name"],
  ['a name with a hyphen', ['domain', 'parkservice/my-note'], "'my-note' is no name"],
  ['a name that points out of the folder', ['domain', 'parkservice/../x'], 'npm run new'],
  ['the name of an existing domain, in any area', ['domain', 'parkservice/room'], "there is a domain 'room' already"],
  ['a reserved word of TypeScript', ['domain', 'parkservice/class'], 'would not be a module'],
  ['a name that the templates use', ['domain', 'parkservice/query'], "'query' means something else"],
  ['a type that the templates use', ['domain', 'parkservice/promise'], "'promise' means something else"],
  ['a title with a quotation mark', ['domain', 'parkservice/sketchpad', '--title', "'便签"], 'is no title'],
  ['an unknown page', ['domain', 'parkservice/sketchpad', '--page', 'M9'], 'the menus have no page M9'],
  ['a page that is built already', ['domain', 'parkservice/sketchpad', '--page', 'M1000002001'], 'is built already'],
  ['a call of an unknown domain', ['call', 'nowhere', 'tally'], "there is no domain 'nowhere'"],
  ['a call with a capital', ['call', 'group', 'Tally'], 'is no name of a call'],
  ['a call of a domain with another file structure', ['call', 'room', 'tally'], 'Write by hand'],
  ['an empty command line', [], 'npm run new'],
])('the command "npm run new" refuses %s and writes no file', (_, args, message) => {
  const files = () => readdirSync(folder, { recursive: true }).length;
  const before = files();
  expect(refusal(...args)).toContain(message);
  expect(files()).toBe(before);
});
