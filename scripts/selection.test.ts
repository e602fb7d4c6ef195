import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { domainsIn, named, pathsOf, select } from './selection.ts';

const server = 'apps/server/src/domains';
const web = 'apps/web/src';
const sources = new Map<string, string>([
  ['packages/contract/src/estate/room.ts', `import { list } from './room/list.ts'; export const room = list;`],
  ['packages/contract/src/estate/room/list.ts', 'export const list = 1;'],
  ['packages/contract/src/estate/room/list.test.ts', `import { list } from './list.ts';`],
  ['packages/contract/src/registry.ts', '// Written by `npm run generate`; do not edit.\nimport { room } from "./estate/room.ts";'],
  ['packages/contract/src/contract.test.ts', `import { all } from './registry.ts';`],
  [`${server}/estate/room/index.ts`, `import { room } from '@park/contract/estate/room';`],
  [`${server}/estate/room/list/list.test.ts`, `import '../index.ts';`],
  [`${server}/estate/roomy/roomy.test.ts`, `import './roomy.ts';`],
  [`${server}/approval/flow/rooms.ts`, `import { rooms } from '../../estate/room/index.ts';`],
  [`${server}/approval/flow/flow.test.ts`, `import './flow.ts';`],
  [`${server}/approval/process/sheet.ts`, `import type { Room } from '../../estate/room/index.ts';`],
  [`${server}/approval/process/process.test.ts`, `import './sheet.ts';`],
  [`${server}/people/staff/matrix.ts`, `import { room } from '@park/contract/estate/room';`],
  [`${server}/people/staff/staff.test.ts`, `import './staff.ts';`],
  [`${server}/people/staff/leaving.test.ts`, `import { room } from '@park/contract/estate/room';`],
  [`${web}/features/estate/room/RoomPage.tsx`, `import { room } from '@park/contract/estate/room';`],
  [`${web}/features/estate/room/room.test.tsx`, `import './RoomPage.tsx';`],
  [`${web}/parts/estate/RoomChoice.tsx`, `import { room } from '@park/contract/estate/room';`],
  [`${web}/parts/estate/choice.test.tsx`, `import './Choice.tsx';`],
  [`${web}/features/estate/estate/Tree.tsx`, `import { RoomChoice } from '../../../parts/estate/RoomChoice.tsx';`],
  [`${web}/features/estate/estate/tree.test.tsx`, `import './Tree.tsx';`],
  ['apps/server/test/rooms.ts', `import { room } from '@park/contract/estate/room';`],
  ['apps/server/test/crash.test.ts', `import './crash.ts';`],
  ['e2e/room.spec.ts', `await page.goto(\`\${address}/housing/rooms?page=1\`);`],
  ['e2e/split.spec.ts', `await page.goto('/housing/split/7');`],
  ['e2e/calls.spec.ts', `import { room } from '../packages/contract/src/estate/room.ts';`],
  ['e2e/longer.spec.ts', `await page.goto('/housing/rooms-of-others');`],
]);

test('the list of domains contains every domain that has a folder in the server or in the console', () => {
  expect(domainsIn([...sources.keys(), `${web}/features/insight/home/Home.tsx`])).toEqual([
    ...['approval/flow', 'approval/process', 'estate/estate', 'estate/room', 'estate/roomy', 'insight/home', 'people/staff'],
  ]);
});

describe('selecting domains by name', () => {
  const domains = ['company/company', 'company/park', 'estate/room'];
  test.each([
    ['the name of a domain selects the domain', 'room', ['estate/room']],
    ['a domain can be named with its area', 'estate/room', ['estate/room']],
    ['the name of an area selects its domains', 'estate', ['estate/room']],
    ['a name shared by an area and a domain selects the area', 'company', ['company/company', 'company/park']],
    ['a domain with the name of an area is selected by area and name', 'company/company', ['company/company']],
    ['an unknown name selects nothing', 'roo', []],
    ['a domain with the wrong area selects nothing', 'company/room', []],
  ])('%s', (_, name, found) => {
    expect(named(name, domains)).toEqual(found);
  });
});

describe('files and tests selected for a domain', () => {
  const { imports } = importsOf(sources);
  const { own, tests, journeys } = select(['estate/room'], sources, imports, ['/housing/rooms', '/housing/split/:id']);

  test('the selection contains the domain’s files in contract, server and console', () => {
    expect(own.map((file) => path.posix.basename(file))).toEqual([
      ...['room.ts', 'list.ts', 'list.test.ts', 'index.ts', 'list.test.ts', 'RoomPage.tsx', 'room.test.tsx'],
    ]);
  });

  test('the selection contains tests of the domain and of its importers, but no tests linked by types, registries or two imports', () => {
    expect(tests).toEqual([
      'packages/contract/src/estate/room/list.test.ts',
      `${server}/estate/room/list/list.test.ts`,
      `${server}/approval/flow/flow.test.ts`,
      `${server}/people/staff/leaving.test.ts`,
      `${web}/features/estate/room/room.test.tsx`,
      `${web}/parts/estate/choice.test.tsx`,
    ]);
  });

  test("the selection contains the end-to-end tests that visit the domain's pages or make its calls", () => {
    expect(journeys).toEqual(['e2e/room.spec.ts', 'e2e/split.spec.ts', 'e2e/calls.spec.ts']);
  });
});

test('a domain has the addresses of its menu nodes and its additional addresses', () => {
  const routes = [{ path: '/rooms', node: 'M1' }, { path: '/others', node: 'M2' }, { path: '/login' }];
  expect(pathsOf({ menu: { M1: 0 }, more: [{ path: '/rooms/:id' }] }, routes)).toEqual(['/rooms', '/rooms/:id']);
});

test('an unknown domain name ends the run with exit code 2 and a list of areas and domains', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'test.ts'), 'room', 'nowhere'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^unknown: nowhere\nareas: .*estate.*\ndomains: .*estate\/room/),
  });
});
