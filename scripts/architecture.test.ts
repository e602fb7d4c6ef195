import { globSync, readFileSync } from 'node:fs';
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
