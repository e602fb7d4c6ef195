import { docs } from '@park/contract/kernel/docs';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/app.ts';

const server = testServer();

test('a signed-in person reads the document of every call, its own included', async () => {
  const member = await server.signIn('membera1');
  const { openapi, paths } = await member.call(docs.openApi, {});
  expect(openapi).toBe('3.1.0');
  expect(paths).toHaveProperty([`${server.base}${docs.openApi.path}`]);
});

test('a stranger does not read the document', async () => {
  expect(await server.stranger().refused(docs.openApi, {})).toMatchObject({ code: '606', status: 401 });
});
