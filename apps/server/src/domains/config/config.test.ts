import { config, phoneDisplay } from '@park/contract/config';
import { reservedCodes } from '@park/contract/project';
import { expect, test } from 'vitest';
import { demoId } from '../../../../../demo/rows.ts';
import { testServer } from '../../../test/app.ts';

const server = testServer();
const set = (space: string, park: string | null, code: string, content: object) =>
  server.rows(`insert into config_entry (space_id, park_id, code, content) values ($1, $2, $3, $4)`, [space, park, code, content]);

test('anybody may ask how the console looks; a project may look different, an unknown one looks like the platform', async () => {
  await set(demoId('space yunxi'), null, 'theme', { admin: 0, name: 'ink', saasadminName: '云栖文创', browerIcon: '' });
  const nobody = server.stranger();
  const plain = await nobody.call(config.theme, {});
  expect(plain).toEqual({ admin: 1, name: 'baseline', saasadminName: '智慧园区运营平台', browerIcon: '' });
  expect(await nobody.call(config.theme, { projectCode: 'yunxi' })).toMatchObject({ admin: 0, saasadminName: '云栖文创' });
  expect(await nobody.call(config.theme, { projectCode: 'nosuch' })).toEqual(plain);
});

test('a setting comes from the park, else the space, else the platform', async () => {
  const supera1 = await server.signIn('supera1');
  const superb1 = await server.signIn('superb1');
  const isShow = async (person: typeof supera1) => (await person.call(config.read, phoneDisplay)).content.isShow;
  expect(await isShow(supera1)).toBe(true);
  await set(demoId('space xinghe'), null, phoneDisplay.configCode, { isShow: false });
  expect([await isShow(supera1), await isShow(superb1)]).toEqual([false, false]);
  await set(demoId('space xinghe'), demoId('park A'), phoneDisplay.configCode, { isShow: true });
  expect([await isShow(supera1), await isShow(superb1)]).toEqual([true, false]);
});

test('another space’s setting is not seen, and one that does not exist is not found', async () => {
  await set(demoId('space yunxi'), null, 'secret.of.yunxi', { x: 1 });
  const supera1 = await server.signIn('supera1');
  for (const configCode of ['secret.of.yunxi', 'no.such']) expect((await supera1.refused(config.read, { configCode })).code).toBe('404');
  expect((await server.stranger().refused(config.read, phoneDisplay)).code).toBe('606');
});

test('V260 no project takes a code that the console or the server begin an address with, nor the word front', async () => {
  for (const code of reservedCodes)
    await expect(server.rows(`insert into space (name, project_code) values ('x', $1)`, [code])).rejects.toThrow(/space_project_code_free/);
});
