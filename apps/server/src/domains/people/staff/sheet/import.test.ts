import { randomUUID } from 'node:crypto';
import { sheetTexts, task } from '@park/contract/kernel/task';
import { department as departments } from '@park/contract/people/department';
import { staff } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { giveRole, takeRole } from '../../../../../test/role.ts';
import { hostile, upload, workbook } from '../../../../../test/sheet/workbooks.ts';
import { account, addedBy, company, department, membership, newPhone, texts, user } from '../test/people.ts';
import { row, sender, sheetsOf, titles } from '../test/sheets.ts';

const server = testServer({ env: { DATABASE_POOL: '12' } });
const { send, direct, imported, importedFrom } = sender(server);
const a1 = company('A1');
let supera1: Person;
let admina1: Person;
let membera1: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, admina1] = [await server.signIn('supera1'), await server.signIn('admina1')];
  [membera1, operatora] = [await server.signIn('membera1'), await server.signIn('operatora')];
});

describe('import template', () => {
  test('C0040 the template has the columns of the form, custom fields, marks of required columns, drop-downs and examples', async () => {
    const [form, notes, lists] = await sheetsOf(await supera1.raw(staff.template, {}));
    expect(form?.rows[0]).toEqual([...titles, '短号', '入职日期', '学历', '是否办理停车', '紧急联系人']);
    expect(form?.rows[1]?.slice(0, 3)).toEqual(['王小明', '13800000000', '研发中心']);
    const listed = (at: number) => lists?.rows.map((cells) => cells[at]).filter(Boolean);
    expect(listed(2)).toEqual(['研发中心', '市场部', '综合管理部', '研发中心/前端组', '未分配部门']);
    expect(listed(3)).toEqual(['男', '女']);
    expect(listed(11)).toEqual(['博士', '硕士', '本科', '大专']);
    const text = notes?.rows.flat().join('');
    for (const part of ['已有账号的直接加入本单位', '勾选“更新已存在的数据”时', '日期，如：2026-01-31', '；最多20个字符'])
      expect(text).toContain(part);
    expect((await sheetsOf(await supera1.raw(task.template, { subject: 'staff' })))[0]?.rows[0]).toEqual(form?.rows[0]);
  });

  test('the template for a company of the park lists that company’s departments, and an ordinary member gets no template', async () => {
    const [, , lists] = await sheetsOf(await operatora.raw(staff.template, { companyId: company('A2') }));
    expect(lists?.rows.map((cells) => cells[2])).toContain('数据平台部');
    expect((await membera1.refused(staff.template, {})).code).toBe('403');
  });
});

describe('hidden department', () => {
  test('the template offers a hidden department, and a row may name it, only for actors who see it in their lists', async () => {
    const hidden = { name: '隐藏组', parentId: department('A1'), orderNum: 50, isShow: 0 as const };
    const { id } = await supera1.call(departments.create, hidden);
    const offered = async (by: Person) => (await sheetsOf(await by.raw(staff.template, {})))[2]?.rows.map((cells) => cells[2]);
    const adding = ['M1014001002', 'M1014001002:add'];
    const of = { companyId: a1, userId: user('membera1') };
    const role = await giveRole(server, of, { nodes: adding, scope: 'company' });
    expect(await offered(supera1)).toContain('隐藏组');
    expect(await offered(membera1)).toEqual(expect.arrayContaining(['研发中心', '未分配部门']));
    expect(await offered(membera1)).not.toContain('隐藏组');
    const { body } = await direct([row({ 部门: '隐藏组' })], {}, membera1);
    expect(body).toMatchObject({ successSize: 0, list: [{ message: '部门不存在' }] });
    const caring = await giveRole(server, of, { nodes: ['M1014001001', 'M1014001001:edit'], scope: 'custom', departments: [id] });
    expect(await offered(membera1)).toContain('隐藏组');
    expect((await direct([row({ 部门: '隐藏组' })], {}, membera1)).body).toMatchObject({ successSize: 1 });
    for (const given of [role, caring]) await takeRole(server, given);
    await server.rows('update staff set department_id = null where department_id = $1', [id]);
    await supera1.call(departments.change, { type: 2, id });
  });
});

describe('import', () => {
  test('C0043 V281 V303 V304 an import reports how many rows it saved and saves all values of the good rows', async () => {
    const phone = newPhone();
    const good = row({
      姓名: '季云',
      手机号: phone,
      部门: '研发中心/前端组',
      性别: '女',
      职位: '前端',
      邮箱: 'ji@example.cn',
      人员排序: 7,
      在通讯录中显示: '否',
      备注: '校招',
    });
    expect(await direct([good, row({ 部门: '未分配部门' }), row({ 部门: '云启科技有限公司/市场部' })])).toMatchObject({
      code: '200',
      body: { successSize: 3, errorSize: 0, list: [], taskId: null },
    });
    const { id } = (await account(server, phone)) as { id: string };
    expect(await supera1.call(staff.detail, { userId: id })).toMatchObject({
      ...{
        realName: '季云',
        departmentName: '前端组',
        sex: 1,
        position: '前端',
        email: 'ji@example.cn',
        orgOrderNum: 7,
        isShow: 0,
        remark: '校招',
      },
    });
    expect((await supera1.call(staff.list, { keyword: 'jiyun' })).total).toBe(1);
    expect((await texts(server, phone))[0]).toMatchObject({ template: 'firstPassword', values: { company: '云启科技有限公司' } });
  });

  test('V305 an import saves the valid rows and returns the invalid rows with the messages of the form', async () => {
    const twice = newPhone();
    const rows = [
      row({ 姓名: '' }),
      row({ 手机号: '123' }),
      row({ 部门: '' }),
      row({ 部门: '没有的部门' }),
      row({ 性别: '未知', 邮箱: 'x', 人员排序: '第一', 职位: '职'.repeat(21) }),
      row({ 手机号: '13800001003' }),
      row({ 手机号: twice }),
      row({ 手机号: twice }),
    ];
    const { body } = await direct(rows);
    expect([body.successSize, body.errorSize]).toEqual([1, 7]);
    expect(body.list.map(({ row: at, message }: { row: number; message: string }) => [at, message])).toEqual([
      [2, '请输入用户名称'],
      [3, '请输入正确的手机号'],
      [4, '请选择部门'],
      [5, '部门不存在'],
      [6, '只能填写男或女；职位最多20个字；请输入正确的邮箱；人员排序只能输入数字，最多10位'],
      [7, '该手机号已被其他员工使用'],
      [9, '与第8行手机号重复'],
    ]);
    expect(body.list[5].phone).toBe('138****1003');
    expect(body.list[4]).toMatchObject({ realName: '导入员', sex: '未知', position: '职'.repeat(21), departmentName: '市场部' });
    const [form] = await sheetsOf(await supera1.raw(staff.importResult, {}));
    expect(form?.rows).toHaveLength(8);
    expect(form?.rows[4]?.at(-1)).toBe('部门：部门不存在');
    expect((await sheetsOf(await supera1.raw(staff.importResult, { id: body.taskId })))[0]?.rows).toEqual(form?.rows);
    expect((await admina1.refused(staff.importResult, { id: body.taskId })).code).toBe('404');
    expect((await admina1.refused(staff.importResult, {})).code).toBe('404');
  });

  test.each(titles.map((title) => title.replace('*', '')))(
    'C0043 a row with half of a surrogate pair in the column %s is refused, and the good rows are saved',
    async (title) => {
      for (const half of ['½', '¼']) {
        const rows = [row({ [title]: `${title === '姓名' ? '' : '甲'}乙${half}丙` }), row()];
        const answer = (await send(staff.import, await hostile.halves(titles, rows))).json();
        expect(answer).toMatchObject({ code: '200', body: { successSize: 1, errorSize: 1 } });
        expect(answer.body.list[0]).toMatchObject({ row: 2, message: '包含无法识别的字符' });
        expect((await sheetsOf(await supera1.raw(staff.importResult, { id: answer.body.taskId })))[0]?.rows).toHaveLength(2);
      }
      const task = await importedFrom(await hostile.halves(titles, [row({ [title]: '½' }), row()]));
      expect(task).toMatchObject({ state: 'done', total: 2, done: 1, failed: 1, problems: [{ row: 2, reason: '包含无法识别的字符' }] });
    },
  );

  test('a workbook whose file name contains a NUL character is refused', async () => {
    const answer = await send(staff.import, await workbook(titles, [row()]), {}, supera1, 'a\0b.xlsx');
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { file: '文件名包含无法识别的字符' }]);
  });

  test('C0041 the result of every row is returned as a workbook', async () => {
    const bytes = await workbook(titles, [row({ 姓名: '成员甲' }), row({ 姓名: '成员乙', 部门: '没有' })]);
    const [form] = await sheetsOf(await send(staff.importSheet, bytes));
    expect(form?.rows.map((cells) => cells.at(-1))).toEqual(['结果', '成功', '部门不存在']);
    expect(form?.rows.map((cells) => cells.at(-2))).toEqual(['普通管理员', '否', '否']);
    expect(form?.rows[1]?.[2]).toMatch(/^188\*{4}\d{4}$/);
    const key = { 'idempotency-key': randomUUID() };
    const { headers, payload } = upload({}, { name: '员工.xlsx', bytes: await workbook(titles, [row()]) });
    const again = () =>
      server.inject({
        method: 'POST',
        url: server.base + staff.importSheet.path,
        headers: { ...headers, ...key, logintoken: supera1.token ?? '' },
        payload,
      });
    const [first, second] = [await again(), await again()];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  test('the log of a person added by an import names the import and the actor', async () => {
    for (const way of [direct, imported]) {
      const phone = newPhone();
      await way([row({ 手机号: phone }), row()]);
      const userId = String((await account(server, phone))?.id);
      expect((await supera1.call(staff.log, { userId })).list).toMatchObject([{ title: '导入员工', byName: '林晓峰' }]);
    }
  });

  test('a person with an account in another company joins with that account and gets a message', async () => {
    const before = await account(server, '13800002002');
    expect(await direct([row({ 姓名: '冯外援', 手机号: '13800002002' })])).toMatchObject({ body: { successSize: 1 } });
    expect(await account(server, '13800002002')).toEqual(before);
    expect(await membership(server, a1, user('staffa2'))).toMatchObject({ real_name: '冯外援' });
    expect((await texts(server, '13800002002'))[0]?.template).toBe('notice');
  });

  test('a person who left is restored, an existing member is updated if requested, and blank cells change no value', async () => {
    const { id, phone } = await addedBy(supera1, { position: '老职位', remark: '老备注' });
    const again = row({ 姓名: '新名字', 手机号: phone, 部门: '研发中心', 职位: '新职位' });
    expect((await direct([again])).body).toMatchObject({ errorSize: 1 });
    expect((await direct([again], { isUpdate: '1' })).body).toMatchObject({ successSize: 1, errorSize: 0 });
    expect(await supera1.call(staff.detail, { userId: id })).toMatchObject({
      realName: '新名字',
      departmentName: '研发中心',
      position: '新职位',
      remark: '老备注',
      orgOrderNum: 5,
    });
    await supera1.call(staff.remove, { removedUserId: id });
    expect((await direct([again])).body).toMatchObject({ successSize: 1 });
    expect(await membership(server, a1, id)).toMatchObject({ left_at: null, real_name: '新名字' });
    const { list } = await supera1.call(staff.log, { userId: id });
    expect(list.map(({ title }) => title)).toEqual(['导入员工', '办理离职', '新增员工']);
  });

  test('an import in update mode adds nobody without the right to add people, and keeps fields the actor may not see', async () => {
    const { phone, id } = await addedBy(supera1, { email: 'old@corp.cn' });
    const pages = ['M1014001001', 'M1014001002', 'M1014001002:add', 'M1014001002:edit'];
    const me = { companyId: a1, userId: user('membera1') };
    const narrow = await giveRole(server, me, {
      nodes: pages.filter((node) => !node.endsWith(':edit')),
      scope: 'custom',
      departments: [department('A1 市场部')],
    });
    const wide = await giveRole(server, me, { nodes: pages.filter((node) => !node.endsWith(':add')), scope: 'company' });
    expect(await direct([row({ 部门: '综合管理部' })], { isUpdate: '1' }, membera1)).toMatchObject({ code: '403' });
    for (const role of [narrow, wide]) await takeRole(server, role);
    const blind = await giveRole(server, me, { nodes: pages, scope: 'company', fields: { email: 'hide' } });
    const sent = row({ 姓名: '改过名', 手机号: phone, 邮箱: 'other@corp.cn' });
    expect((await direct([sent], { isUpdate: '1' }, membera1)).body).toMatchObject({ successSize: 1 });
    expect(await membership(server, a1, id)).toMatchObject({ real_name: '改过名', email: 'old@corp.cn' });
    await takeRole(server, blind);
  });

  test('an update that violates a rule is refused with the same message as an addition, instead of a server error', async () => {
    await server.rows(
      `update company set staff_limit = (select count(*) from staff where company_id = $1 and left_at is null) where id = $1`,
      [a1],
    );
    for (const isUpdate of ['0', '1'])
      expect(
        await imported(
          Array.from({ length: 300 }, () => row()),
          { isUpdate },
        ),
      ).toMatchObject({
        state: 'failed',
        message: '该企业人数已达上限，请联系园区',
      });
    await server.rows('update company set staff_limit = null where id = $1', [a1]);
  });

  test('V228 an administrator cannot change the super administrator by an import', async () => {
    const { body } = await direct([row({ 手机号: '13800001001' })], { isUpdate: '1' }, admina1);
    expect(body.list).toMatchObject([{ message: '超级管理员信息不能由他人修改' }]);
  });

  test('V186 V187 V253 invalid files are refused with the messages of the form', async () => {
    const refusal = async (name: string, bytes: Buffer) => (await send(staff.import, bytes, {}, supera1, name)).json().errorMessage;
    expect(await refusal('人员.csv', Buffer.from('a,b'))).toBe('上传模板只能是 xls、xlsx格式');
    expect(await refusal('员工.xlsx', Buffer.alloc(0))).toBe('上传模板大小不能小于0KB');
    expect(await refusal('员工.xlsx', await workbook(['别的'], [['x']]))).toBe(sheetTexts.otherTemplate);
    expect(await refusal('员工.xlsx', await workbook(titles, []))).toBe(sheetTexts.noRows);
    const many = await workbook(
      titles,
      Array.from({ length: 1_001 }, () => row()),
    );
    expect((await send(staff.import, many)).json()).toMatchObject({ code: '413', errorMessage: expect.stringContaining('1000') });
  });

  test('an import without the right or into another company is refused', async () => {
    expect(await direct([row()], {}, membera1)).toMatchObject({ code: '403' });
    expect(await direct([row()], { companyId: company('A2') })).toMatchObject({ code: '404' });
    expect(await direct([row({ 部门: '商务部' })], { companyId: company('A2') }, operatora)).toMatchObject({ body: { successSize: 1 } });
    expect(await direct([row({ 部门: '商务部' })], { companyId: company('B1') }, operatora)).toMatchObject({ code: '404' });
  });

  test('an import task saves the same rows, names custom fields by title, and writes no rows in a dry run', async () => {
    const heads = [...titles, '短号', '入职日期', '学历', '是否办理停车'];
    const [phone, other] = [newPhone(), newPhone()];
    const rows = [
      [...row({ 手机号: phone }), '60-12', '2025/3/1', '硕士', '是'],
      [...row({ 手机号: other }), 'abc', '2025-13-01', '中专', '也许'],
    ];
    expect(await imported(rows, { isDryRun: '1' }, heads)).toMatchObject({ state: 'done', done: 1, failed: 1, isDryRun: true });
    expect(await account(server, phone)).toBeUndefined();
    const done = await imported(rows, {}, heads);
    expect(done).toMatchObject({ state: 'done', done: 1, failed: 1 });
    expect(done.problems.map(({ column, reason }) => [column, reason])).toEqual([
      ['短号', '仅支持输入数字和英文符号"-"'],
      ['入职日期', '请选择正确的日期'],
      ['学历', '请选择正确的学历'],
      ['是否办理停车', '请选择正确的是否办理停车'],
    ]);
    const { id } = (await account(server, phone)) as { id: string };
    expect((await membership(server, a1, id))?.ext).toEqual({
      short_num: '60-12',
      entry_date: '2025-03-01',
      education: '2',
      has_parking: true,
    });
  });

  test('a company sends at most a thousand messages a day, and people beyond that limit are still added', async () => {
    await server.rows(`update rate_limit set taken = 998 where name = $1`, [`text/${a1}`]);
    const rows = Array.from({ length: 5 }, () => row());
    expect((await direct(rows)).body).toMatchObject({ successSize: 5 });
    const numbers = new Set(rows.map((one) => String(one[1])));
    expect((await texts(server)).filter(({ phone }) => numbers.has(phone))).toHaveLength(2);
    await server.rows(`delete from rate_limit where name = $1`, [`text/${a1}`]);
  });

  test('R11 concurrent imports of the same people add each person once', async () => {
    for (let round = 0; round < rounds(4, 100); round++) {
      const rows = Array.from({ length: 10 }, () => row());
      const answers = await race([() => direct(rows), () => direct(rows.toReversed()), () => direct(rows)]);
      const bodies = answers.flatMap((one) => (one.status === 'fulfilled' && one.value.body ? [one.value.body] : []));
      expect(bodies.reduce((sum, { successSize }) => sum + successSize, 0)).toBe(10);
    }
  });
});
