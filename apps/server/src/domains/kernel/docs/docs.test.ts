import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docs } from '@park/contract/kernel/docs';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/app.ts';
import { root } from '../../../../test/postgres.ts';

type Paths = Record<string, Record<string, unknown>>;
const served = new Set<string>();
const server = testServer({
  onRoute: ({ method, url }) => {
    for (const verb of [method].flat()) served.add(`${verb} ${url.replace(/:(\w+)/g, '{$1}')}`);
  },
});
const listed = (paths: Paths) =>
  Object.entries(paths).flatMap(([url, verbs]) => Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${url}`));

test('a signed-in person can read the API document, which describes every call, including the call that returns the document', async () => {
  const member = await server.signIn('membera1');
  const { openapi, paths } = await member.call(docs.openApi, {});
  expect(openapi).toBe('3.1.0');
  expect(paths).toHaveProperty([`${server.base}${docs.openApi.path}`]);
});

test('docs/openapi.json and the document the server returns list exactly the methods and paths that the server serves', async () => {
  const { paths } = await (await server.signIn('membera1')).call(docs.openApi, {});
  const committed = JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8')) as { paths: Paths };
  const isUnknown = (route: string) => route.endsWith('/*');
  const demanded = [...served].filter((route) => route.includes(` ${server.base}/`) && !isUnknown(route)).sort();
  expect(demanded.length).toBeGreaterThan(400);
  expect(listed(committed.paths).sort()).toEqual(demanded);
  expect(listed(paths as Paths).sort()).toEqual(demanded);
});

test('C0009 a browser that navigates to the logout address is sent to the sign-in page', async () => {
  const answer = await server.inject({ method: 'GET', url: `${server.base}/portal/logout` });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login']);
});

test('without a session the API document cannot be read', async () => {
  expect(await server.stranger().refused(docs.openApi, {})).toMatchObject({ code: '606', status: 401 });
});
