import { ticket } from '@park/contract/kernel/ticket';
import { identity, type MenuItem } from '@park/contract/people/identity';
import { describe, expect, test } from 'vitest';
import { password } from '../../../../../../demo/people.ts';
import { demoId } from '../../../../../../demo/rows.ts';
import { testServer } from '../../../../test/app.ts';

const server = testServer();
const signIn = (loginName: string, typed = password) => server.stranger().raw(identity.login, { loginName, password: typed });

describe('sign-in', () => {
  test('a user signs in with the user name, in any letter case, or with the phone number, and success has code 610', async () => {
    for (const name of ['supera1', 'SuperA1', '13800001001']) {
      const answer = (await signIn(name)).json();
      expect(answer).toMatchObject({ code: '610', body: { change: true, loginToken: expect.stringMatching(/^[\w-]{43}$/) } });
    }
  });

  test('a wrong password, an unknown name and a disabled person get the same response', async () => {
    const answers = await Promise.all([
      signIn('supera1', 'wrong'),
      signIn('nobody99'),
      signIn('disableda1'),
      signIn('13900000000'),
      signIn('supera1', password.toLowerCase()),
    ]);
    const same = answers.map((answer) => {
      const { requestId: _, ...rest } = answer.json();
      return { status: answer.statusCode, ...rest };
    });
    expect(new Set(same.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 400, code: '400', errorMessage: '账号或密码错误' })]),
    );
  });

  test('a missing value is refused with an error on its field', async () => {
    const answer = await server.stranger().refused(identity.login, {});
    expect(answer.fields).toEqual({ loginName: '请输入账号或手机号', password: '请输入密码' });
  });

  test('a sign-in leaves an audit entry without the password', async () => {
    await signIn('membera1');
    const [row] = await server.rows<{ row: string; call: string }>(
      `select call, a::text as row from audit a where user_id = $1 order by at desc limit 1`,
      [demoId('user membera1')],
    );
    expect(row?.call).toBe('identity.login');
    expect(row?.row).not.toContain(password);
  });
});

describe('info about the signed-in user', () => {
  const infoOf = async (name: string) => (await server.signIn(name)).call(identity.userInfo, {});

  test('an operator sees the parks of their company and which of these parks they may enter', async () => {
    const info = await infoOf('operatora');
    expect(info).toMatchObject({
      companyName: '星河运营管理有限公司',
      companyType: 2,
      side: 'operator',
      parkName: '星河智谷',
      companyAdmin: false,
    });
    expect(info.operateList).toEqual([
      expect.objectContaining({ name: '星河智谷', hasPrivilege: true }),
      expect.objectContaining({ name: '星河软件园', hasPrivilege: false }),
    ]);
    expect(info.parkList.map((park) => park.name)).toEqual(['星河智谷']);
  });

  test('C0014 C0015 a park of the list has the names of the documents and the logo of its company', async () => {
    const logo = '/smartop/portal/images/open/logo';
    await server.rows('update company set logo = $2 where id = $1', [demoId('company A1'), logo]);
    try {
      const { parkList } = await infoOf('membera1');
      const [park] = parkList;
      expect(park).toEqual({
        ...{ id: demoId('park A'), name: '星河智谷', parkId: demoId('park A'), parkName: '星河智谷' },
        ...{ companyId: demoId('company A1'), companyName: '云启科技有限公司', companyLogoUrl: logo },
      });
      expect((await infoOf('operatora')).operateList.map(({ companyLogoUrl }) => companyLogoUrl)).toEqual([null, null]);
    } finally {
      await server.rows('update company set logo = null where id = $1', [demoId('company A1')]);
    }
  });

  test('V232 user info lists the parks of an operator company, and for any other company only that company with its park', async () => {
    const listed = async (name: string) => {
      const { companyType, operateList, parkList, companyList } = await infoOf(name);
      const names = (parks: typeof parkList) => parks.map((park) => [park.companyName, park.name]);
      return [companyType, names(operateList), names(parkList), companyList.map(({ companyName, type }) => [companyName, type])];
    };
    const operated = ['星河智谷', '星河软件园'].map((name) => ['星河运营管理有限公司', name]);
    expect(await listed('operatorab')).toEqual([2, operated, operated, [['星河运营管理有限公司', 2]]]);
    expect(await listed('supera1')).toEqual([1, [], [['云启科技有限公司', '星河智谷']], [['云启科技有限公司', 1]]]);
  });

  test('V220 V221 roles are listed by code: platform, super administrator, administrator, and then roles given to the user', async () => {
    expect((await infoOf('platform1')).roleCode).toEqual(['SUPER_ADMIN', 'enterpriseManager']);
    expect((await infoOf('supera1')).roleCode).toEqual(['enterpriseManager']);
    expect((await infoOf('admina1')).roleCode).toEqual(['enterpriseComManager', 'A1-office']);
    expect((await infoOf('membera1')).roleCode).toEqual([]);
  });

  test('user info contains a masked phone number and no secret', async () => {
    const person = await server.signIn('supera1');
    const answer = await person.raw(identity.userInfo, {});
    expect(answer.json().body.phone).toBe('138****1001');
    expect(answer.body).not.toMatch(/13800001001|argon2|password/);
  });

  test('a person who belongs to two companies is offered both and works in one of them', async () => {
    await server.rows(
      `insert into staff (space_id, company_id, user_id, real_name, phone_cipher, phone_hash, phone_mask)
       select $2, $3, u.id, u.real_name, u.phone_cipher, u.phone_hash, u.phone_mask from "user" u where u.id = $1`,
      [demoId('user membera2'), demoId('space xinghe'), demoId('company B1')],
    );
    const person = await server.signIn('membera2');
    const info = await person.call(identity.userInfo, {});
    expect(info.companyList.map((company) => company.companyName).sort()).toEqual(['云启科技有限公司', '沐光文化有限公司']);
    const there = await person.call(identity.userInfo, {}, { claims: { globalCompanyId: demoId('company B1') } });
    expect(there).toMatchObject({ companyName: '沐光文化有限公司', parkName: '星河软件园' });
  });
});

describe('menus', () => {
  const leaves = async (name: string) => {
    const tree = await (await server.signIn(name)).call(identity.menus, {});
    return tree.flatMap((tab) => tab.children.flatMap((group) => group.children.map((page) => page.path)));
  };
  const buttons = async (name: string) => {
    const tree = await (await server.signIn(name)).call(identity.menus, {});
    return tree.flatMap((tab) =>
      tab.children.flatMap((group) => group.children.flatMap((page) => page.children.map((button) => button.code))),
    );
  };

  test('C0016 an entry of the menu carries the fields of the documents: flags, park, titles and the application it opens', async () => {
    const entriesOf = async (name: string) => {
      const flat = (tree: MenuItem[]): MenuItem[] => tree.flatMap((one) => [one, ...flat(one.children)]);
      return new Map(flat(await (await server.signIn(name)).call(identity.menus, {})).map((one) => [one.code, one]));
    };
    const entries = await entriesOf('supera1');
    expect(entries.get('M1014001001')).toMatchObject({
      ...{ menu: true, parkId: demoId('park A'), appType: null, subTitle: null, appInfo: null },
      extJson: { menu: true, subLevel: null, use: 'd', line: null },
      meta: { menuId: 'M1014001001', zhname: '组织架构', type: 'menu', aside: true, singlePage: false, closeable: true },
    });
    expect(entries.get('M1014001001:add')).toMatchObject({ menu: false, extJson: { menu: false }, meta: { type: 'btn' } });
    expect(entries.get('M1014001006')?.extJson).toMatchObject({ use: 'w', line: '角色', was: ['普通管理员'] });
    expect(entries.get('M1000001002')).toMatchObject({ path: '/aijihome', meta: { aside: false, singlePage: true } });
    expect((await entriesOf('platform1')).values().next().value).toMatchObject({ parkId: null });
  });

  test('C0016 V055 M1012 the IoT platform is in the menu exactly while an application with its code is enabled', async () => {
    const platform = await server.signIn('platform1');
    const operator = await server.signIn('operatora');
    const flat = (tree: MenuItem[]): MenuItem[] => tree.flatMap((one) => [one, ...flat(one.children)]);
    const shown = async (person = operator) => flat(await person.call(identity.menus, {})).filter(({ code }) => code.startsWith('M1012'));
    const app = { code: 'm1012', name: '星河物联', origin: 'https://iot.example', path: '/entry' };
    expect(await shown()).toEqual([]);

    const { id } = await platform.call(ticket.saveApp, { ...app, isEnable: 0 });
    expect(await shown()).toEqual([]);
    await platform.call(ticket.saveApp, { ...app, id, version: 1, isEnable: 1 });
    const [group, page] = await shown();
    expect([group, page]).toMatchObject([
      { code: 'M1012', name: '物联平台' },
      { code: 'M1012001', path: '/application/iframe/M1012', appType: 1, extJson: { appType: 1 } },
    ]);
    expect(page?.appInfo).toMatchObject({ appId: id, appName: '星河物联', linkUrl: 'https://iot.example/entry', menuId: 'M1012001' });
    expect(await shown(await server.signIn('membera1'))).toEqual([]);

    await platform.call(ticket.saveApp, { ...app, id, version: 2, isEnable: 0 });
    expect(await shown()).toEqual([]);
    await platform.call(ticket.removeApp, { id });
    // menus that are cached follow an application that is added enabled, or removed, as well
    const again = await platform.call(ticket.saveApp, { ...app, code: 'M1012' });
    expect((await shown()).map(({ code }) => code)).toEqual(['M1012', 'M1012001']);
    await platform.call(ticket.removeApp, { id: again.id });
    expect(await shown()).toEqual([]);
  });

  test('each user sees only implemented pages that they may open', async () => {
    const pages = ['/home', '/operation/auditLog', '/architecture/organizetions', '/platformAdmin/outbox', '/platformAdmin/audit'];
    const seen = async (name: string) => (await leaves(name)).filter((page) => pages.includes(page));
    expect(await seen('operatora')).toEqual(['/home', '/architecture/organizetions', '/operation/auditLog']);
    expect(await seen('membera1')).toEqual(['/home', '/architecture/organizetions']);
    expect(await seen('platform1')).toEqual(['/home', '/platformAdmin/outbox', '/platformAdmin/audit']);
  });

  test('the buttons that a user may use are listed with their pages', async () => {
    const organisation = ['M1014001001:add', 'M1014001001:edit', 'M1014001001:delete'];
    const staff = ['M1014001002:add', 'M1014001002:edit', 'M1014001002:delete'];
    const [company, roles] = ['M1014001003:edit', ['M1014001004:edit', 'M1014001004:assign']];
    const [explain, inner] = ['M1014001004:explain', 'M1014001005:assign'];
    expect(await buttons('supera1')).toEqual([
      ...[...organisation, ...staff, 'M1014001002:handover', company, ...roles, 'M1014001004:grant', explain, inner],
      'M1014001006:admin',
    ]);
    expect(await buttons('admina1')).toEqual([...organisation, ...staff, company, ...roles, explain, inner]);
    expect(await buttons('membera1')).toEqual([]);
  });

  test('a menu renamed by the platform keeps its name after a restart', async () => {
    await server.rows(`update menu set name = '通讯录' where code = 'M1014001001'`);
    const tree = await (await server.signIn('supera1')).call(identity.menus, {});
    const pages = tree.flatMap((tab) => tab.children.flatMap((group) => group.children));
    expect(pages.find(({ code }) => code === 'M1014001001')?.name).toBe('通讯录');
  });
});
