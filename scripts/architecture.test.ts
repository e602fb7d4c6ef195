import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const root = path.resolve(import.meta.dirname, '..');
const names = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
    .map((file) => path.basename(file, '.ts'))
    .sort();

test('the table of areas in ARCHITECTURE.md names every existing domain and no other', () => {
  const table = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/^\| (\w+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm);
  const documented = new Map([...table].map(([, area = '', ...cells]) => [area, cells.map((cell) => cell.split(', ').filter(Boolean))]));
  documented.delete('area');
  const there = areas.map(
    (area) =>
      [
        area,
        [names(`packages/contract/src/${area}/*.ts`), names(`apps/server/src/domains/${area}/*`), names(`apps/web/src/features/${area}/*`)],
      ] as const,
  );
  expect([...documented]).toEqual(there.filter(([, lists]) => lists.some((list) => list.length > 0)));
});

test('every file and every part of the kit that docs/patterns.md names exists', () => {
  const text = readFileSync(path.join(root, 'docs/patterns.md'), 'utf8');
  const files = [...text.matchAll(/`((?:features|kit|parts|app|packages)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(path.join(root, file)) && !existsSync(path.join(root, 'apps/web/src', file)))).toEqual([]);
  const sources = globSync('apps/web/src/{kit,parts}/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const used = new Set([...text.matchAll(/`([A-Z][a-z]+[A-Z]\w+|use[A-Z]\w+)`/g)].map(([, name = '']) => name));
  const isDefined = (name: string) => sources.some((source) => RegExp(`export (?:const|function) ${name}\\b`).test(source));
  expect([...used].filter((name) => name !== 'CompanyLoading' && !isDefined(name))).toEqual([]);
});
