import { commonErrors } from '@park/contract/core';
import { live } from '@park/contract/kernel/live';
import { task, taskErrors } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../../test/app.ts';
import { sheetsOf, taskScene, titles } from '../../../../test/sheet/tasks.ts';
import { workbook } from '../../../../test/sheet/workbooks.ts';

const { server, people, again, worker, passTime, send, imported, names } = taskScene();
let supera1: Person;
let admina1: Person;
let supera2: Person;
beforeAll(() => {
  ({ supera1, admina1, supera2 } = people);
});

describe('exports', () => {
  test('a small export has the listed rows, chosen columns and masked phones, is ready at once and leaves an audit entry', async () => {
    const list = await supera1.call(department.members, { type: 2, pageSize: 1000 });
    const { id, state, total } = await supera1.call(task.export, {
      subject: 'member',
      columns: ['phone', 'realName'],
      filter: { type: 2 },
    });
    expect({ state, total }).toEqual({ state: 'done', total: list.total });
    const [sheet] = await sheetsOf(supera1, task.file, { id });
    expect(sheet?.rows[0]).toEqual(['姓名', '手机号']);
    expect((await supera1.call(task.columns, { subject: 'member' })).map(({ title }) => title)).toContain('职位');
    expect(sheet?.rows.slice(1)).toEqual(list.list.map(({ realName, phone }) => [realName, phone]));
    expect(JSON.stringify(sheet?.rows)).not.toMatch(/1\d{10}/);
    const [audit] = await server.rows(`select input from audit where call = 'task.export' and input ? 'rows' and target = $1`, [id]);
    expect(audit?.input).toMatchObject({ subject: 'member', rows: total, filter: { type: 2 }, columns: ['phone', 'realName'] });
  });

  test('a phone number in the filter of an export is stored encrypted, and the export still finds the person', async () => {
    const { id } = await supera1.call(task.export, { subject: 'member', filter: { type: 2, keyword: '13800001003' } });
    const expectSealed = async () => {
      expect((await sheetsOf(supera1, task.file, { id }))[0]?.rows.slice(1).map(([name]) => name)).toEqual(['王梓涵']);
      const [stored] = await server.rows<{ params: string }>('select params::text from task where id = $1', [id]);
      expect(stored?.params).not.toContain('13800001003');
    };
    await expectSealed();
    // simulates an export that was too large to be ready at once
    await server.rows(`update task set state = 'waiting', finished_at = null, expires_at = null, started_at = null where id = $1`, [id]);
    await worker().runner.idle();
    await expectSealed();
    expect(await supera1.call(task.detail, { id })).toMatchObject({ state: 'done', total: 1 });
  });

  test('an export contains only the chosen rows that match the filter', async () => {
    const { list } = await supera1.call(department.members, { type: 2, pageSize: 1000 });
    const first = list[0] as (typeof list)[number];
    const one = await supera1.call(task.export, { subject: 'member', filter: { type: 2 }, ids: [first.id] });
    expect(one.total).toBe(1);
    const named = await supera1.call(task.export, { subject: 'member', filter: { type: 2, keyword: first.realName } });
    expect((await sheetsOf(supera1, task.file, { id: named.id }))[0]?.rows[1]?.[0]).toBe(first.realName);
  });

  test('an export of departments can be imported into another company', async () => {
    await imported([
      ['子一', '', 1, '是'],
      ['子二', '子一', 1, '否'],
    ]);
    const { id } = await supera1.call(task.export, { subject: 'department' });
    const [sheet] = await sheetsOf(supera1, task.file, { id });
    const rows = sheet?.rows.filter((row) => String(row[0]).startsWith('子')).map((row) => row.slice(0, 4));
    expect(rows).toEqual([
      ['子一', null, 1, '是'],
      ['子二', '子一', 1, '否'],
    ]);
    expect(
      await imported(
        (rows ?? []).map((row) => row.map((cell) => (cell ?? '') as string)),
        { by: supera2 },
      ),
    ).toMatchObject({ done: 2 });
  });

  test('an export of more than 5,000 rows becomes a background task whose file expires after seven days', async () => {
    await imported(Array.from({ length: 5_001 }, (_, at) => [`丑${at}`, '', at, '是']));
    const { id, state } = await supera1.call(task.export, { subject: 'department' });
    expect(state).toBe('waiting');
    await worker().runner.idle();
    const done = await supera1.call(task.detail, { id });
    expect(done).toMatchObject({ state: 'done', hasFile: true });
    expect((await sheetsOf(supera1, task.file, { id }))[0]?.rows.length).toBe(done.total + 1);
    passTime('7 days 1 minute');
    supera1 = await again('supera1');
    expect(await supera1.refused(task.file, { id })).toMatchObject({ code: taskErrors.noFile.code });
    await worker().schedules[0]?.run();
    passTime(undefined);
    supera1 = await again('supera1');
    expect(await server.rows(`select 1 from task_part where task_id = $1`, [id])).toEqual([]);
    expect((await supera1.call(task.list, { kind: 'export' })).list[0]?.id).toBe(id);
  });

  test('an export with unknown columns or an invalid filter is refused', async () => {
    expect(await supera1.refused(task.export, { subject: 'member', columns: ['password'] })).toMatchObject({ status: 400 });
    expect(await supera1.refused(task.export, { subject: 'member', filter: { departmentId: "' or 1=1" } })).toMatchObject({
      fields: { 'filter.departmentId': expect.any(String) },
    });
  });
});

test('a console that is open in a browser gets live notices about the progress of a task', async () => {
  const address = await server.listen();
  const stop = new AbortController();
  const stream = await fetch(`${address}${server.base}${live.stream.path}`, {
    headers: { logintoken: supera1.token ?? '' },
    signal: stop.signal,
  });
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await imported([['卯一', '', 1, '是']]);
  let received = '';
  while (!received.includes('event: task')) received += new TextDecoder().decode((await reader.read()).value);
  stop.abort();
});

describe('ownership and limit of tasks', () => {
  test('neither a colleague nor another company can see, download or cancel a person’s task', async () => {
    const { id } = await supera1.call(task.export, { subject: 'department' });
    for (const other of [admina1, supera2]) {
      expect(await other.refused(task.detail, { id })).toMatchObject({ code: commonErrors.notFound.code });
      expect(await other.refused(task.file, { id })).toMatchObject({ code: taskErrors.noFile.code });
      expect(await other.refused(task.cancel, { id })).toMatchObject({ code: commonErrors.notFound.code });
      expect(await other.refused(task.retry, { id })).toMatchObject({ code: commonErrors.notFound.code });
      expect((await other.call(task.list, { pageSize: 1000 })).list.map((row) => row.id)).not.toContain(id);
    }
  });

  test('a person with five unfinished tasks cannot start a sixth', async () => {
    const sent = [];
    for (let at = 0; at < 6; at++) sent.push(await send(await workbook(titles, [[`寅${at}`, '', 1, '是']]), { by: supera2 }));
    expect(sent.map((one) => one.code)).toEqual(['200', '200', '200', '200', '200', taskErrors.tooMany.code]);
    await worker().runner.idle();
    expect((await names('寅%')).length).toBe(5);
  });
});
