import { reservedCodes } from '@park/contract/company/project';
import { commonErrors } from '@park/contract/core';
import { config, homeEntry, phoneDisplay, settings, type Theme } from '@park/contract/kernel/config';
import { logoLimits, logoTexts } from '@park/contract/kernel/file';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { keep, noise, png } from '../../../../test/keep.ts';

const server = testServer();
let platform: Person;
let supera1: Person;
beforeAll(async () => {
  platform = await server.signIn('platform1');
  supera1 = await server.signIn('supera1');
});
const set = (space: string, park: string | null, code: string, content: object) =>
  server.rows(`insert into config_entry (space_id, park_id, code, content) values ($1, $2, $3, $4)`, [space, park, code, content]);
/** Uploads a file and returns its address; with needAuth '0' the file is public. */
const stored = async (bytes: Buffer, needAuth: '0' | '1') => (await keep(server, platform, bytes, { needAuth, name: 'logo.png' })).url;

describe('C0474, C0925 console theme', () => {
  const look = { admin: 0, name: 'ink', saasadminName: '云栖文创', browerIcon: '', logo: '' } satisfies Theme;

  test('anybody can read the theme; a space may have a separate theme, and an unknown space gets the platform’s theme', async () => {
    await platform.call(config.saveTheme, { ...look, spaceId: demoId('space yunxi') });
    const nobody = server.stranger();
    const plain = await nobody.call(config.theme, {});
    expect(plain).toEqual({ admin: 1, name: 'baseline', saasadminName: '智慧园区运营平台', browerIcon: '', logo: '' });
    expect(await nobody.call(config.theme, { projectCode: 'yunxi' })).toEqual(look);
    expect(await nobody.call(config.theme, { projectCode: 'nosuch' })).toEqual(plain);
  });

  test('V127 the platform’s theme can be set to grey, and of several saves the last is in force', async () => {
    await platform.call(config.saveTheme, { ...look, saasadminName: '星河' });
    expect(await server.stranger().call(config.theme, {})).toMatchObject({ admin: 0, saasadminName: '星河' });
    await platform.call(config.saveTheme, { ...look, admin: 1, name: 'baseline', saasadminName: '星河' });
    expect(await server.stranger().call(config.theme, {})).toMatchObject({ admin: 1, name: 'baseline' });
  });

  test('V206, V350 the theme is null if no theme was saved, because the built-in default is not a choice of the platform', async () => {
    await server.rows(`delete from config_entry where code = 'theme'`);
    expect(await server.stranger().call(config.theme, {})).toBeNull();
    expect(await server.stranger().call(config.projectConfig, {})).toMatchObject({ theme: null, projectName: '智慧园区运营平台' });
    await platform.call(config.saveTheme, { ...look, saasadminName: '智慧园区' });
    expect(await server.stranger().call(config.theme, {})).toMatchObject({ saasadminName: '智慧园区' });
  });

  test('V160 V161 V252 the logo of a theme must be a public jpg or png of at most 300 KB', async () => {
    const logo = await stored(png(250, 250), '0');
    await platform.call(config.saveTheme, { ...look, logo });
    const worn = await server.stranger().call(config.theme, {});
    expect(worn?.logo).toBe(logo);
    expect((await server.inject({ method: 'GET', url: logo })).statusCode).toBe(200);

    const refused = async (url: string) => (await platform.refused(config.saveTheme, { ...look, logo: url })).fields;
    const large = await noise(400, 400);
    expect(large.length).toBeGreaterThan(logoLimits.maxSize * 1024);
    expect(await refused(await stored(large, '0'))).toEqual({ logo: '上传图片大小不能超过 300KB' });
    const paper = await stored(png(2, 2), '0');
    await server.rows(`update file set mime = 'application/pdf' where id = $1`, [paper.split('/').at(-1)]);
    expect(await refused(paper)).toEqual({ logo: '上传图片只能是 JPG、PNG 格式' });
    expect(await refused(await stored(png(1, 1), '1'))).toEqual({ logo: logoTexts.notPublic });
    expect(await refused(demoId('no such file'))).toEqual({ logo: logoTexts.gone });
    expect(await refused('https://evil.example/x.png')).toEqual({ logo: '文件地址不正确' });
  });

  test('the theme is set by the platform only, and only for an existing space', async () => {
    for (const user of ['operatora', 'operatorab', 'supera1', 'membera1', 'assistant1'])
      expect([user, (await (await server.signIn(user)).refused(config.saveTheme, look)).code]).toEqual([user, '403']);
    expect((await platform.refused(config.saveTheme, { ...look, spaceId: demoId('no such space') })).code).toBe('404');
    const bad = await platform.refused(config.saveTheme, { ...look, saasadminName: ' ', name: '../../x', admin: 2 });
    expect(bad.fields).toEqual({ saasadminName: '请输入平台名称', name: '主题名称只能是小写字母、数字和连字符', admin: '只能是0或1' });
  });

  test('C0472 the name of a space can be read by its address before signing in', async () => {
    expect(await server.stranger().call(config.projectConfig, { projectCode: 'xinghe' })).toMatchObject({
      ...{ projectCode: 'xinghe', projectName: '星河产业运营', needVaildCode: false },
    });
    for (const projectCode of ['nosuch', 'platform-home'])
      expect((await server.stranger().refused(config.projectConfig, { projectCode })).code).toBe('404');
  });
});

test('the value of a setting comes from the park, or else from the space, or else from the platform', async () => {
  const superb1 = await server.signIn('superb1');
  const isShow = async (person: typeof supera1) => (await person.call(config.read, phoneDisplay)).content.isShow;
  expect(await isShow(supera1)).toBe(true);
  await set(demoId('space xinghe'), null, phoneDisplay.configCode, { isShow: false });
  expect([await isShow(supera1), await isShow(superb1)]).toEqual([false, false]);
  await set(demoId('space xinghe'), demoId('park A'), phoneDisplay.configCode, { isShow: true });
  expect([await isShow(supera1), await isShow(superb1)]).toEqual([true, false]);
});

test('reading a setting of another space or an unknown setting fails with 404', async () => {
  await set(demoId('space yunxi'), null, 'secret.of.yunxi', { x: 1 });
  for (const configCode of ['secret.of.yunxi', 'no.such']) expect((await supera1.refused(config.read, { configCode })).code).toBe('404');
  expect((await server.stranger().refused(config.read, phoneDisplay)).code).toBe('606');
});

test('V260 a space cannot use a code that is the beginning of a console or server address, nor the code "front"', async () => {
  for (const code of reservedCodes)
    await expect(server.rows(`insert into space (name, project_code) values ('x', $1)`, [code])).rejects.toThrow(/space_project_code_free/);
});

describe('C0924 platform settings', () => {
  const captcha = 'platformadmin.login.captcha';
  const of = async (code: string) => (await platform.call(config.list, {})).find(({ configCode }) => configCode === code);

  test('the list contains every setting with its value, including settings nobody has saved yet', async () => {
    await server.rows(`delete from config_entry where code = $1`, [captcha]);
    const list = await platform.call(config.list, {});
    expect(list.map(({ configCode }) => configCode)).toEqual(Object.keys(settings));
    expect(await of(captcha)).toMatchObject({
      title: '登录总是要求图形验证码',
      content: { always: false },
      isShipped: true,
      version: null,
    });
    expect(await of(phoneDisplay.configCode)).toMatchObject({ content: { isShow: true }, isShipped: true, version: 1 });
  });

  test('a saved setting takes effect at once, shows the user who saved it, and is readable by everybody', async () => {
    expect(await supera1.call(config.read, { configCode: captcha })).toMatchObject({ content: { always: false } });
    const { version } = await platform.call(config.save, { configCode: captcha, content: { always: true } });
    expect(await of(captcha)).toMatchObject({ content: { always: true }, isShipped: false, version, updatedBy: '高远' });
    expect(await supera1.call(config.read, { configCode: captcha })).toMatchObject({ content: { always: true } });
    expect((await server.stranger().call(config.projectConfig, {})).needVaildCode).toBe(true);
    await platform.call(config.save, { configCode: captcha, content: { always: false }, version });
  });

  test('saving with a stale version is refused, and so is saving an existing setting without a version', async () => {
    const { version = null } = (await of(homeEntry.configCode)) ?? {};
    const content = { page: 'aijihome' };
    await platform.call(config.save, { ...homeEntry, content, version: version ?? 1 });
    for (const seen of [{ version: version ?? 1 }, {}])
      expect((await platform.refused(config.save, { ...homeEntry, content, ...seen })).errorMessage).toBe(commonErrors.stale.message);
    expect((await supera1.call(config.read, homeEntry)).content).toEqual(content);
  });

  test('a setting is refused if its value does not match the schema of that setting', async () => {
    const bad: [code: string, content: object, field: string][] = [
      [homeEntry.configCode, { page: 'elsewhere' }, 'content.page'],
      [phoneDisplay.configCode, { isShow: 'yes' }, 'content.isShow'],
      [phoneDisplay.configCode, { isShow: true, more: 1 }, 'content'],
      ['platformadmin.login.secondFactor', { sides: ['company'], isRequired: true }, 'content.sides.0'],
    ];
    for (const [configCode, content, field] of bad)
      expect(Object.keys((await platform.refused(config.save, { configCode, content, version: 1 })).fields ?? {})).toEqual([field]);
    for (const configCode of ['theme', 'no.such', '__proto__'])
      expect((await platform.refused(config.save, { configCode, content: {} })).code).toBe('404');
    expect((await platform.refused(config.save, { ...phoneDisplay, configVersion: 1, content: { isShow: true } })).code).toBe('404');
  });

  test('only the platform can list and save the settings', async () => {
    for (const user of ['operatorab', 'supera1', 'membera1', 'assistant1']) {
      const person = await server.signIn(user);
      expect([user, (await person.refused(config.list, {})).code]).toEqual([user, '403']);
      expect([user, (await person.refused(config.save, { ...phoneDisplay, content: { isShow: false } })).code]).toEqual([user, '403']);
    }
  });
});

describe('C0480 basic information of a park', () => {
  const infoOf = async (user: string) => (await server.signIn(user)).call(config.basicInfo, {});

  test('the operator gets the counts of the whole park, and other users get the counts of their own company', async () => {
    const [counted] = await server.rows<{ companies: number; people: number }>(
      `select count(distinct p.company_id)::int as companies, count(s.user_id) filter (where c.enabled)::int as people
         from company_park p join company c on c.id = p.company_id left join staff s on s.company_id = p.company_id and s.left_at is null
        where p.park_id = $1 and p.relation = 'settled' and p.left_at is null`,
      [demoId('park A')],
    );
    const operator = await infoOf('operatora');
    expect(operator).toMatchObject({ parkName: '星河智谷', area: '128600', longitude: 121.6, contactPhone: '021-58880100' });
    expect([operator.companyNum, operator.staffNum]).toEqual([counted?.companies, counted?.people]);
    const [own] = await server.rows<{ n: number }>(
      `select count(*)::int as n from staff where company_id = $1 and left_at is null and is_show`,
      [demoId('company A1')],
    );
    const member = await infoOf('membera1');
    expect([member.parkName, member.companyNum, member.staffNum]).toEqual(['星河智谷', null, own?.n]);
  });

  test('the call describes the actor’s current park; the platform has no park and gets 404', async () => {
    expect((await infoOf('superb1')).parkName).toBe('星河软件园');
    expect((await infoOf('operatorc')).parkName).toBe('云栖文创园');
    expect((await platform.refused(config.basicInfo, {})).code).toBe('404');
    expect((await supera1.refused(config.basicInfo, {}, { claims: { parkId: demoId('park B') } })).code).toBe('403');
  });
});

describe('C0481, C0482 code lists', () => {
  test('the built-in code lists have Chinese names and a fixed order', async () => {
    const lists = await supera1.call(config.codeLists, {});
    expect(lists.map(({ name }) => name)).toEqual(['所属行业', '单位规模', '单位性质', '职位', '证件类型', '学历', '政治面貌']);
    expect(lists[0]).toEqual({ code: 'trade', name: '所属行业', itemNum: 20 });
    const { total, list } = await supera1.call(config.codes, { code: 'companyScale', pageSize: 2, pageNum: 2 });
    expect([total, list.map(({ itemValue }) => itemValue)]).toEqual([6, ['100-499人', '500-999人']]);
    expect((await supera1.call(config.codes, { code: 'trade', keyword: '软件' })).total).toBe(1);
    expect((await supera1.call(config.codes, { code: 'trade', keyword: '%' })).total).toBe(0);
    expect((await supera1.refused(config.codes, { code: 'nosuch' })).code).toBe('404');
  });

  test('the platform adds, changes and removes entries of a code list, and a change with a stale version is refused', async () => {
    const input = { code: 'position', itemKey: 'cto', itemValue: '技术总监', sortNum: 5 };
    const { id } = await platform.call(config.saveCode, input);
    expect((await platform.refused(config.saveCode, input)).errorMessage).toBe('该编码已存在');
    const first = async () => (await supera1.call(config.codes, { code: 'position', pageSize: 1 })).list[0];
    expect(await first()).toMatchObject({ id, itemKey: 'cto', itemValue: '技术总监', isEnable: 1, version: 1 });
    await platform.call(config.saveCode, { ...input, id, version: 1, itemValue: '首席技术官', isEnable: 0 });
    expect(await first()).toMatchObject({ itemValue: '首席技术官', isEnable: 0, version: 2 });
    expect((await supera1.call(config.codes, { code: 'position', isEnable: 1, pageSize: 100 })).list.map((item) => item.id)).not.toContain(
      id,
    );
    expect((await platform.refused(config.saveCode, { ...input, id, version: 1 })).errorMessage).toBe(commonErrors.stale.message);
    expect((await platform.refused(config.saveCode, { ...input, id })).fields).toEqual({ version: '缺少版本号，请刷新后重试' });
    expect((await platform.refused(config.saveCode, { ...input, id, version: 2, code: 'trade' })).code).toBe('404');
    await platform.call(config.removeCode, { id });
    expect((await first())?.id).not.toBe(id);
    expect((await platform.refused(config.removeCode, { id })).code).toBe('404');
    expect((await platform.refused(config.saveCode, { ...input, id, version: 2 })).code).toBe('404');
    await platform.call(config.saveCode, input);
  });

  test('only the platform can change code list entries, and invalid entries are refused with an error for each field', async () => {
    for (const user of ['operatorab', 'supera1']) {
      const person = await server.signIn(user);
      expect((await person.refused(config.saveCode, { code: 'trade', itemKey: 'x', itemValue: 'x' })).code).toBe('403');
      expect((await person.refused(config.removeCode, { id: demoId('x') })).code).toBe('403');
    }
    const bad = await platform.refused(config.saveCode, { code: 'trade', itemKey: '一', itemValue: ' ', sortNum: -1 });
    expect(Object.keys(bad.fields ?? {})).toEqual(['itemKey', 'itemValue', 'sortNum']);
    expect((await platform.refused(config.saveCode, { code: 'nosuch', itemKey: 'x', itemValue: 'x' })).code).toBe('404');
  });
});
