import { docs } from '@park/contract/kernel/docs';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/app.ts';

const server = testServer();

test('a signed-in person can read the API document, which describes every call, including the call that returns the document', async () => {
  const member = await server.signIn('membera1');
  const { openapi, paths } = await member.call(docs.openApi, {});
  expect(openapi).toBe('3.1.0');
  expect(paths).toHaveProperty([`${server.base}${docs.openApi.path}`]);
});

test('without a session the API document cannot be read', async () => {
  expect(await server.stranger().refused(docs.openApi, {})).toMatchObject({ code: '606', status: 401 });
});
