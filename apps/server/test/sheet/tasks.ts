import { task } from '@park/contract/kernel/task';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect } from 'vitest';
import { taskWorker } from '../../src/domains/kernel/task/worker.ts';
import { sheets } from '../../src/domains/sheets.ts';
import { type Person, testServer } from '../app.ts';
import { secretKey } from '../postgres.ts';
import { upload, workbook } from './workbooks.ts';

export const titles = ['*部门名称', '上级部门', '排序', '在通讯录中显示'];
type Sent = { name?: string; fields?: Record<string, string>; isCut?: boolean; by?: Person };

/** Starts a server with a worker and an adjustable clock, and signs in four people of two companies. */
export function taskScene() {
  const server = testServer({ env: { DATABASE_POOL: '8' } });
  const people = {} as Record<'supera1' | 'admina1' | 'membera1' | 'supera2', Person>;
  let worker: ReturnType<typeof taskWorker>;
  let shift: string | undefined;
  beforeAll(async () => {
    worker = taskWorker({ url: server.databaseUrl(), secret: secretKey, sheets, log: () => {}, here: { clockShift: () => shift } });
    for (const name of ['supera1', 'admina1', 'membera1', 'supera2'] as const) people[name] = await server.signIn(name);
  });
  afterAll(() => worker.close());

  async function send(bytes: Buffer, { name = '部门.xlsx', fields = {}, isCut = false, by = people.supera1 }: Sent = {}) {
    const { headers, payload } = upload({ subject: 'department', ...fields }, { name, bytes }, { isCut });
    const url = server.base + task.import.path;
    return (await server.inject({ method: 'POST', url, headers: { ...headers, logintoken: by.token ?? '' }, payload })).json();
  }
  return {
    server,
    people,
    /** Signs a person in again after the time has moved so far that the sessions have ended. */
    again: async (name: keyof typeof people) => (people[name] = await server.signIn(name)),
    worker: () => worker,
    passTime(interval: string | undefined) {
      shift = interval;
      server.passTime(interval);
    },
    send,
    /** Uploads a workbook and waits until it is imported. */
    async imported(rows: (string | number)[][], given: Sent = {}) {
      const { body, ...refusal } = await send(await workbook(titles, rows), given);
      if (!body) throw new Error(JSON.stringify(refusal));
      await worker.runner.idle();
      return (given.by ?? people.supera1).call(task.detail, { id: body.id });
    },
    names: async (pattern: string) =>
      (
        await server.rows<{ name: string }>(`select name from department where name like $1 and deleted_at is null order by name`, [
          pattern,
        ])
      ).map(({ name }) => name),
  };
}

export const sheetsOf = async (person: Person, call: typeof task.file | typeof task.failedRows | typeof task.template, input: object) => {
  const response = await person.raw(call, input);
  expect(response.statusCode).toBe(200);
  return (await readXlsx(response.rawPayload)).sheets;
};
