import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defaultGrants, manifest, nodes, permissions, retiredHeadings, type Side, type Tab } from './access.ts';
import { creditCode, creditCodeProblem, flag, id, idCard, integer, isIdCard, matching, paging, type patterns, text } from './fields.ts';
import { isWrite } from './idempotency.ts';
import { addresses, type Call, command, contract, permissionsOf, query } from './index.ts';
import { openApi } from './openapi.ts';
import { redirects } from './redirects.ts';

const calls: Call[] = Object.values(contract).flatMap((domain) => Object.values(domain) as Call[]);
const duplicates = <T>(list: T[]) => list.filter((entry, at) => list.indexOf(entry) !== at);

describe('calls of the contract', () => {
  test('no two calls share a key, and no two calls share an address with the same method', () => {
    expect(duplicates(calls.flatMap((call) => addresses(call).map(({ method, path }) => `${method} ${path}`)))).toEqual([]);
    expect(duplicates(calls.map((call) => call.key))).toEqual([]);
  });

  test('the key of each call starts with the name of its domain', () => {
    for (const [name, domain] of Object.entries(contract))
      for (const [own, call] of Object.entries(domain)) expect(call.key).toBe(`${name}.${own}`);
  });

  test('a call without an access rule, or with a permission that does not exist, does not compile', () => {
    // @ts-expect-error a call must have an access rule
    query({ path: '/x', summary: '', input: z.object({}), output: z.object({}) });
    // @ts-expect-error no page or button grants this permission
    command({ path: '/x', access: 'staff:conquer', summary: '', input: z.object({}), output: z.object({}) });
    expect(calls.every((call) => call.access)).toBe(true);
  });

  test('E16 each code beyond the status codes stands for one refusal; 6010 is worded for a company and for a park', () => {
    const texts = Map.groupBy(
      calls.flatMap(({ errors }) => errors).filter(({ code }) => code.length > 3),
      ({ code }) => code,
    );
    const several = [...texts].map(([code, errors]) => [code, [...new Set(errors.map(({ message }) => message))]] as const);
    expect(several.filter(([, messages]) => messages.length > 1)).toEqual([
      ['6010', expect.arrayContaining(['该用户不在此单位中', '该用户不在此园区的企业中'])],
    ]);
    expect(several.find(([code]) => code === '6010')?.[1]).toHaveLength(2);
  });

  test('each command has a Chinese title', () => {
    const mute = calls.filter((call) => ['command', 'upload'].includes(call.kind) && !/[\u4e00-\u9fa5]/.test(call.title));
    expect(mute.map((call) => call.key)).toEqual([]);
  });

  test('each permission that a call requires is granted by a page or button, and each granted permission is required by a call', () => {
    const demanded = new Set(calls.flatMap((call) => [...permissionsOf(call), call.widerPermission]));
    expect([...demanded].filter((permission) => permission && !permissions.includes(permission))).toEqual([]);
    expect([...permissions].filter((permission) => !demanded.has(permission))).toEqual([]);
  });

  test('V258 every call uses GET or POST', () => {
    for (const call of calls) expect([call.key, ['GET', 'POST'].includes(call.method)]).toEqual([call.key, true]);
  });

  test('the OpenAPI document lists every address of every call with the base path, and the redirects', () => {
    const { paths } = openApi(contract) as { paths: Record<string, object> };
    const listed = Object.entries(paths).flatMap(([path, verbs]) => Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`));
    // Addresses that contain the base path already must not get it twice (decision 58).
    const demanded = calls.flatMap((call) =>
      addresses(call).map(({ method, path }) => `${method} /smartop${path.replace(/^\/smartop\//, '/')}`),
    );
    const pages = redirects.map(({ method, path }) => `${method} /smartop${path}`);
    expect(listed.sort()).toEqual([...demanded, ...pages].sort());
  });
});

test('commands of signed-in users accept an idempotency key, imports require one, and public calls and queries accept none', () => {
  type Parameter = { name: string; in: string; required: boolean };
  const { paths } = openApi(contract) as { paths: Record<string, Record<string, { parameters?: Parameter[] }>> };
  const keyOf = ({ method, path }: Call) =>
    paths[`/smartop${path}`]?.[method.toLowerCase()]?.parameters?.find((parameter) => parameter.in === 'header');
  expect(keyOf(contract.task.import)).toMatchObject({ name: 'Idempotency-Key', required: true });
  expect(keyOf(contract.department.create)).toMatchObject({ name: 'Idempotency-Key', required: false });
  expect([keyOf(contract.identity.login), keyOf(contract.department.tree)]).toEqual([undefined, undefined]);
  const inVain = calls.filter((call) => call.idempotency === 'required' && (!isWrite(call) || call.access === 'public'));
  expect(inVain.map((call) => call.key)).toEqual([]);
});

test('every reference in the OpenAPI document points to an existing definition', () => {
  const document = openApi(contract);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((found) => found[1] as string);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const target = reference.split('/').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
    expect([reference, typeof target]).toEqual([reference, 'object']);
  }
});

describe('the manifest of menus', () => {
  test('codes of menu nodes are unique, and every parent exists', () => {
    const codes = nodes.map((node) => node.code);
    expect(duplicates(codes)).toEqual([]);
    expect(nodes.filter((node) => node.parent && !codes.includes(node.parent))).toEqual([]);
  });
  test('a menu node is shown only to sides its parent is shown to', () => {
    const byCode = new Map(nodes.map((node) => [node.code, node]));
    const outsideSides = nodes.filter(
      (node) => node.parent && [...node.sides].some((side) => !byCode.get(node.parent as string)?.sides.includes(side)),
    );
    expect(outsideSides.map((node) => node.code)).toEqual([]);
  });
  test('menus for the platform are shown only to the platform operator', () => {
    const platform = manifest.find((tab) => tab.code === 'M10000');
    expect(new Set(platform?.groups.map((group) => group.sides))).toEqual(new Set(['P']));
    expect(
      manifest
        .filter((tab) => tab !== platform)
        .flatMap((tab) => tab.groups.filter((group) => group.sides.includes('P') && group.code !== 'M1000001')),
    ).toEqual([]);
  });
  test('by default members have fewer menu nodes than administrators, and administrators have no nodes for money', () => {
    const { AllCompanyStaff, enterpriseComManager } = defaultGrants();
    expect(AllCompanyStaff).not.toContain('M1014001001:delete');
    expect(enterpriseComManager).toContain('M1014001001:delete');
    expect(enterpriseComManager.filter((code) => code.startsWith('M1014003'))).toEqual([]);
  });
});

describe('the side menu', () => {
  /** Counts the entries of a header tab for a side: those that are shown, and those that are folded because they are rarely used. */
  const entriesOf = (tab: Tab, side: Side) => {
    const pages = tab.groups.flatMap((group) =>
      group.pages
        .filter((page) => (page.sides ?? group.sides).includes(side))
        .map((page) => ({ entry: `${group.code} ${page.line ?? page.code}`, isFolded: page.use === 'r' && tab.code !== 'M1005' })),
    );
    const count = (isFolded: boolean) => new Set(pages.filter((page) => page.isFolded === isFolded).map(({ entry }) => entry)).size;
    return [count(false), count(true)];
  };
  const counts = (side: Side) =>
    manifest.map((tab): unknown[] => [tab.name, ...entriesOf(tab, side)]).filter(([, shown, folded]) => shown || folded);

  test('a header tab has at most twelve entries beside the folded ones, for every side', () => {
    expect(counts('O')).toEqual([
      ['工作台', 9, 2],
      ['房产', 9, 7],
      ['企业', 11, 5],
      ['审批', 8, 6],
      ['服务', 11, 8],
      ['财务', 10, 2],
      ['设置', 12, 0],
      ['应用', 1, 0],
    ]);
    for (const side of ['P', 'O', 'A', 'C', 'M'] as const)
      for (const tab of manifest) expect([tab.name, (entriesOf(tab, side)[0] as number) <= 12]).toEqual([tab.name, true]);
  });
  test('the pages of an entry stand in the same group and are used equally often', () => {
    for (const { code, pages } of manifest.flatMap((tab) => tab.groups))
      for (const page of pages)
        if (page.line)
          expect([code, page.line, ...new Set(pages.filter(({ line }) => line === page.line).map(({ use }) => use))]).toHaveLength(3);
  });
  test('a heading that no longer exists has a heading that replaces it', () => {
    const headings = new Set(nodes.filter(({ type, route }) => type === 'menu' && !route).map(({ code }) => code));
    for (const [retired, heading] of Object.entries(retiredHeadings))
      expect([headings.has(retired), headings.has(heading)]).toEqual([false, true]);
  });
});

describe('field types shared by all calls', () => {
  const cases: [rule: string, keyof typeof patterns, says: string, good: string[], bad: string[]][] = [
    [
      'V209',
      'phone',
      '请输入正确的手机号',
      ['13800000001', '19912345678', '11000000000'],
      ['10000000000', '23800000001', '1380000000', '138000000011', '１３８00000001', ''],
    ],
    [
      'V210',
      'landline',
      '请输入正确的座机号',
      ['021-58881234', '0571-8888123', '58881234', '02158881234-8001'],
      ['021-123', '1', '021-08881234'],
    ],
    [
      'V212',
      'plate',
      '请输入正确的车牌号',
      ['沪A12345', '沪AD12345', '京A12345D', '粤Z1234港', '苏E1234学', '京A1234警'],
      ['沪I12345', '沪A1234', '沪O12345', 'A12345', '沪A123456789'],
    ],
    ['V213', 'price', '请输入正确的金额，最多两位小数', ['0', '0.5', '12.34', '100'], ['01', '1.234', '-1', '', '1.']],
    ['V214', 'area', '请输入正确的面积，最多四位小数', ['0.0001', '120.5', '1000'], ['1.23456', '-5', 'abc']],
    ['V215', 'roleName', '仅支持中文、字母、数字和下划线', ['采购专员', 'admin_1'], ['采购 专员', 'a-b', '']],
    ['V216', 'account', '请输入正确的账号', ['operatora', 'abc123'], ['abc12', 'a'.repeat(19), '中文账号名', 'ab_c12']],
    ['V217', 'url', '请输入正确的网址', ['https://example.com', 'http://a.cn/x?y=1'], ['ftp://a.cn', 'example.com', 'http://']],
    ['V218', 'email', '请输入正确的邮箱', ['a@b.cn', 'first.last+x@mail.example.com'], ['a@b', '@b.cn', 'a b@c.cn', 'a@b.c']],
    ['V219', 'zoneName', '请输入正确的区域名称', ['一号楼A区', 'B1'], ['', '区'.repeat(21), 'A-1']],
  ];
  test.each(cases)('%s the field pattern "%s" refuses an invalid value with: %s', (_, name, message, good, bad) => {
    for (const value of good) expect([value, matching(name).safeParse(value).success]).toEqual([value, true]);
    for (const value of bad) expect([value, matching(name).safeParse(value).success]).toEqual([value, false]);
    expect(matching(name).safeParse(bad[0]).error?.issues[0]?.message).toBe(message);
  });

  test('V211 an ID card number needs an existing date of birth and a valid check character', () => {
    expect(isIdCard('11010519491231002X')).toBe(true);
    expect(isIdCard('110105194912310021')).toBe(false);
    expect(isIdCard('110105194902310026')).toBe(false);
    expect(idCard.safeParse('11010519491231002x').success).toBe(true);
    for (const bad of ['1101051949123100', '110105194912310021'])
      expect(idCard.safeParse(bad).error?.issues[0]?.message).toBe('请输入正确的身份证号');
  });

  test('a credit code whose only fault is a wrong check character is accepted and reported as a checksum problem', () => {
    expect(creditCodeProblem('91350203M0001QAY9B')).toBe('checksum');
    expect(creditCode.safeParse('91350203M0001QAY9B').success).toBe(true);
    expect(creditCodeProblem('91310115MA1K00003C')).toBeUndefined();
    expect(creditCode.safeParse('91310115MA1K0000').success).toBe(false);
  });

  test('text is trimmed, is limited in length, and must not contain characters that PostgreSQL cannot store', () => {
    const name = text(5, '请填写');
    expect(name.parse('  名称 ')).toBe('名称');
    for (const bad of [undefined, null, '', '   ', 7, '六个字的名称', 'a\0b', '\ud800'])
      expect([bad, name.safeParse(bad).success]).toEqual([bad, false]);
    expect(name.safeParse('六个字的名称').error?.issues[0]?.message).toBe('最多只能输入5个字');
  });

  test('an integer may be sent as a number or as digits, and any other value is refused', () => {
    expect([integer().parse(5), integer().parse('5')]).toEqual([5, 5]);
    for (const bad of ['', ' ', '5a', '1e3', '５', 1.5, -1, null, true, [], '99999999999'])
      expect([bad, integer().safeParse(bad).success]).toEqual([bad, false]);
  });

  test('a request for more than a thousand rows per page returns a thousand', () => {
    const page = z.object(paging());
    expect(page.parse({})).toEqual({ pageNum: 1, pageSize: 10 });
    expect(page.parse({ pageNum: '2', pageSize: 1_000_000 })).toEqual({ pageNum: 2, pageSize: 1000 });
    expect(page.safeParse({ pageNum: 0 }).success).toBe(false);
  });

  test('flags are converted to 0 or 1, and ids to lower case', () => {
    expect([0, '1', true, false].map((value) => flag.parse(value))).toEqual([0, 1, 1, 0]);
    expect(flag.safeParse(2).success).toBe(false);
    expect(id.parse('0C318509-6FFE-4AD7-88E3-33A91C2F8DA9')).toBe('0c318509-6ffe-4ad7-88e3-33a91c2f8da9');
    expect(id.safeParse("1' or '1'='1").success).toBe(false);
  });
});
