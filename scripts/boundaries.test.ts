import path from 'node:path';
import { expect, test } from 'vitest';
import { violations } from './boundaries.ts';
import { readSources } from './imports.ts';

const domain = 'apps/server/src/domains';
const web = 'apps/web/src';

/** Files that each break one rule. They are added to a sample repository whose other files break none. */
const planted: [wall: string, says: string, file: string, source: string][] = [
  [
    'the contract importing an app',
    'the contract imports nothing but zod',
    'packages/contract/src/estate/room.ts',
    `import { x } from '../../../apps/server/src/context.ts';`,
  ],
  [
    'the contract importing a package besides zod',
    'the contract imports nothing but zod',
    'packages/contract/src/estate/room.ts',
    `import pg from 'pg';`,
  ],
  [
    'the web importing the server',
    'web and server know each other',
    `${web}/kit/api.ts`,
    `import type { Config } from '../../../server/src/config.ts';`,
  ],
  [
    'the server importing the web',
    'web and server know each other',
    'apps/server/src/app.ts',
    `import { routeList } from '../../web/src/app/routes.ts';`,
  ],
  [
    'a domain importing an internal file of another',
    'only through its index.ts',
    `${domain}/estate/room/handlers.ts`,
    `import { rows } from '../../people/staff/queries.ts';`,
  ],
  [
    'a domain fetching the sheet of another',
    'only through its index.ts',
    `${domain}/estate/room/handlers.ts`,
    `export const load = () => import('../../people/staff/sheet/exports.ts');`,
  ],
  [
    'an area importing a later one',
    'only from areas before it',
    `${domain}/people/staff/handlers.ts`,
    `import { rooms } from '../../estate/room/index.ts';`,
  ],
  [
    'the contract of an area importing that of a later one',
    'only from areas before it',
    'packages/contract/src/people/staff.ts',
    `import type { Room } from '../estate/room.ts';`,
  ],
  [
    'a domain importing the registry',
    'only entry points know all domains',
    `${domain}/estate/room/handlers.ts`,
    `import { domains } from '../../registry.ts';`,
  ],
  [
    'http importing a domain',
    'lies below the domains',
    'apps/server/src/http/mount.ts',
    `import { staff } from '../domains/people/staff/index.ts';`,
  ],
  ['a handler importing kysely', 'SQL is written in db/', `${domain}/estate/room/handlers.ts`, `import { sql } from 'kysely';`],
  [
    'a handler importing a type of kysely',
    'SQL is written in db/',
    `${domain}/estate/room/handlers.ts`,
    `import type { Kysely } from 'kysely';`,
  ],
  [
    'a handler naming pg in an import type',
    'SQL is written in db/',
    `${domain}/estate/room/handlers.ts`,
    `export type Pool = import('pg').Pool;`,
  ],
  ['a lazy import of pg', 'SQL is written in db/', `${domain}/estate/room/handlers.ts`, `export const load = () => import('pg');`],
  ['http importing pg', 'SQL is written in db/', 'apps/server/src/http/mount.ts', `import pg from 'pg';`],
  [
    'a handler importing fastify',
    'domains do not know fastify',
    `${domain}/estate/room/handlers.ts`,
    `import type { FastifyRequest } from 'fastify';`,
  ],
  ['queries importing http', 'queries know neither', `${domain}/estate/room/queries.ts`, `import { mount } from '../../../http/mount.ts';`],
  ['queries importing handlers', 'queries know neither', `${domain}/estate/room/queries.ts`, `import { room } from './handlers.ts';`],
  [
    'queries importing another domain',
    'queries know neither',
    `${domain}/estate/room/queries.ts`,
    `import { staff } from '../../people/staff/index.ts';`,
  ],
  ['rules importing db', 'rules are pure', `${domain}/estate/room/rules.ts`, `import { page } from '../../../db/paging.ts';`],
  [
    'db importing a domain',
    'db knows neither',
    'apps/server/src/db/paging.ts',
    `import { staff } from '../domains/people/staff/index.ts';`,
  ],
  [
    'a domain importing a part of the driver',
    'the driver is reached only through its index.ts',
    `${domain}/estate/room/handlers.ts`,
    `import { takeLimit } from '../../../db/driver/door.ts';`,
  ],
  [
    'the driver importing a part of the server',
    'the driver knows no other part of the server',
    'apps/server/src/db/driver/door.ts',
    `import type { Db } from '../database.ts';`,
  ],
  [
    'a feature importing a feature',
    'a feature imports neither',
    `${web}/features/estate/room/RoomPage.tsx`,
    `import { StaffPicker } from '../../people/staff/StaffPicker.tsx';`,
  ],
  [
    'a feature importing app',
    'a feature imports neither',
    `${web}/features/estate/room/RoomPage.tsx`,
    `import { routes } from '../../../app/routes.ts';`,
  ],
  ['kit importing a feature', 'kit imports neither', `${web}/kit/list.tsx`, `export * from '../features/people/staff/StaffPicker.tsx';`],
  ['kit importing app', 'kit imports neither', `${web}/kit/list.tsx`, `import { routes } from '../app/routes.ts';`],
  ['kit importing parts', 'kit imports neither', `${web}/kit/list/list.tsx`, `import { useMe } from '../../parts/session/me.ts';`],
  [
    'kit importing the calls of a domain',
    'kit knows no domain',
    `${web}/kit/list/list.tsx`,
    `import { staff } from '@park/contract/people/staff';`,
  ],
  [
    'kit importing a type of a domain',
    'kit knows no domain',
    `${web}/kit/list/list.tsx`,
    `import type { FormField } from '@park/contract/approval/flow/definition';`,
  ],
  [
    'kit importing other calls of the kernel',
    'kit knows no domain',
    `${web}/kit/list/list.tsx`,
    `import { sms } from '@park/contract/kernel/sms';`,
  ],
  [
    'parts importing a feature',
    'parts import neither',
    `${web}/parts/people/PersonPicker.tsx`,
    `import { StaffPicker } from '../../features/people/staff/StaffPicker.tsx';`,
  ],
  ['kit importing the login page', 'kit imports neither', `${web}/kit/api/send.ts`, `import { loginPath } from '../../login/redirect.ts';`],
  [
    'parts importing the login page',
    'parts import neither',
    `${web}/parts/session/me.ts`,
    `import { loginPath } from '../../login/redirect.ts';`,
  ],
  ['parts importing app', 'parts import neither', `${web}/parts/people/PersonPicker.tsx`, `import { routes } from '../../app/routes.ts';`],
  [
    'a page importing the table of antd',
    'tables, their pagers and skeletons',
    `${web}/features/estate/room/RoomPage.tsx`,
    `import { Button, Table } from 'antd';`,
  ],
  [
    'the kit re-exporting the pager of antd',
    'tables, their pagers and skeletons',
    `${web}/kit/list.tsx`,
    `export { Pagination as Pager } from 'antd';`,
  ],
  [
    'an import of antd’s table by its file',
    'tables, their pagers and skeletons',
    `${web}/kit/list.tsx`,
    `import Table from 'antd/es/table/index.js';`,
  ],
  [
    'a page importing the skeleton of antd',
    'tables, their pagers and skeletons',
    `${web}/features/estate/room/RoomPage.tsx`,
    `import { Skeleton } from 'antd';`,
  ],
  ['an import of all of antd', 'tables, their pagers and skeletons', `${web}/kit/list.tsx`, `import * as antd from 'antd';`],
  ['an import outside the repository', 'nothing outside the repository', 'scripts/x.ts', `import '../../elsewhere/x.ts';`],
  ['an import of an absolute path', 'nothing outside the repository', 'demo/x.ts', `import x from '/srv/x.ts';`],
  ['an import that cannot be checked', 'cannot be checked', `${web}/kit/list.tsx`, 'export const load = (name: string) => import(name);'],
  ['a file that cannot be parsed', 'cannot be parsed', `${web}/kit/list.tsx`, 'import { from;'],
];

test.each(planted)('the check finds %s', (_, problem, file, source) => {
  expect(violations(new Map([[file, source]]))).toContainEqual(expect.stringContaining(problem));
});

test('the import check accepts imports that the architecture allows', () => {
  const allowed: [string, string][] = [
    ['packages/contract/src/estate/room.ts', `import { z } from 'zod'; import { id } from './fields.ts';`],
    ['apps/server/src/app.ts', `import fastify from 'fastify'; import { room } from './domains/estate/room/handlers.ts';`],
    [
      `${domain}/estate/room/handlers.ts`,
      `import { staff } from '../../people/staff/index.ts'; import * as rooms from './queries.ts'; ` +
        `import { room } from '@park/contract/estate/room';`,
    ],
    [`${domain}/people/staff/staff.test.ts`, `import { rooms } from '../../estate/room/index.ts';`],
    [`${domain}/sheets.ts`, `export const load = () => import('./people/staff/sheet/exports.ts');`],
    [`${domain}/estate/room/queries.ts`, `import { sql } from 'kysely'; import { page } from '../../../db/paging.ts';`],
    [`${domain}/estate/room/room.test.ts`, `import pg from 'pg';`],
    ['apps/server/src/db/database.ts', `import { openDriver } from './driver/index.ts';`],
    ['apps/server/src/db/driver/wire.test.ts', `import { openDatabase } from '../database.ts';`],
    [
      `${web}/features/estate/room/RoomPage.tsx`,
      `import { Button } from 'antd'; import { useList } from '../../../kit/list.tsx'; ` +
        `export const page = <div>{String(import('./RoomForm.tsx'))}</div>;`,
    ],
    [
      `${web}/features/estate/room/RoomForm.tsx`,
      `import { PersonPicker } from '../../../parts/people/PersonPicker.tsx'; import { room } from '@park/contract/estate/room';`,
    ],
    [
      `${web}/parts/people/PersonPicker.tsx`,
      `import { useChoices } from '../../kit/list/search.ts'; import { department } from '@park/contract/people/department';`,
    ],
    [
      `${web}/kit/task/import.tsx`,
      `import { commonErrors } from '@park/contract/core'; import { task } from '@park/contract/kernel/task'; ` +
        `import { ask } from '../api/query.ts';`,
    ],
    [`${web}/kit/list/list.test.tsx`, `import { staff } from '@park/contract/people/staff';`],
    [`${web}/app/routes.ts`, `export const load = () => import('../features/estate/room/RoomPage.tsx');`],
  ];
  expect(violations(new Map(allowed))).toEqual([]);
});

test('the kit folder has at most ninety source files, test files not counted', () => {
  const kit = (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `${web}/kit/list/block${at}`);
    return new Map(names.flatMap((name) => [`${name}.tsx`, `${name}.test.tsx`]).map((file) => [file, '']));
  };
  expect(violations(kit(90))).toEqual([]);
  expect(violations(kit(91))).toEqual([expect.stringContaining('91 source files')]);
});

test('the import check reports circular imports, even if they import only types, but ignores lazy imports', () => {
  const circle = (last: string, folder = 'demo') =>
    violations(
      new Map([
        [`${folder}/a.ts`, `import { b } from './b.ts';`],
        [`${folder}/b.ts`, `export { c } from './c.ts';`],
        [`${folder}/c.ts`, last],
      ]),
    );
  const found = ['demo/a.ts > demo/b.ts > demo/c.ts > demo/a.ts: imports run in a circle'];
  expect(circle(`import { a } from './a.ts';`)).toEqual(found);
  expect(circle(`import type { A } from './a.ts';`)).toEqual(found);
  expect(circle(`export type A = import('./a.ts').A;`)).toEqual(found);
  expect(circle(`export const a = () => import('./a.ts');`)).toEqual([]);
});

test('the import check reports two domains that import each other, even if no files import each other in a circle', () => {
  const both = new Map([
    [`${domain}/people/staff/handlers.ts`, `import { renamed } from '../department/index.ts';`],
    [`${domain}/people/department/handlers.ts`, `import { phoneOf } from '../staff/index.ts';`],
  ]);
  expect(violations(both)).toEqual(['people/staff > people/department > people/staff: imports run in a circle']);
});

test('the import check fails if it finds no files to check', () => {
  expect(violations(new Map())).toEqual(['no file was found to check']);
  expect(readSources(path.resolve(import.meta.dirname, '..')).size).toBeGreaterThan(20);
});
