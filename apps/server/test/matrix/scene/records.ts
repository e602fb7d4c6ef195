import { writeWorkbook } from '../../../src/outside/sheet.ts';
import type { FilePart } from '../request.ts';
import type { Scene, Tools } from '../stage.ts';

/** The smallest possible PNG image. */
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

export const picture: FilePart = { field: 'file', name: 'a.png', type: 'image/png', bytes: dot };

/** Stores a file of the scene's person, including its bytes. */
export async function storedFile(
  { space, company, person, department }: Scene,
  { rows, store }: Tools,
  needAuth: boolean,
): Promise<string> {
  const key = (department.id + person.id).replaceAll('-', '');
  await store.put(key, dot);
  const [made] = await rows<{ id: string }>(
    `insert into file (space_id, company_id, user_id, purpose, name, mime, size, sha256, width, height, need_auth, storage_key)
     values ($1, $2, $3, 'image', 'a.png', 'image/png', 70, sha256('a'), 1, 1, $4, $5) returning id`,
    [space.id, company.id, person.id, needAuth, key],
  );
  return made?.id ?? '';
}

export async function auditRecord({ space, park, company, person, department }: Scene, { rows }: Tools) {
  const [made] = await rows<{ id: string; at: string }>(
    `insert into audit (space_id, park_id, company_id, user_id, side, call, target, outcome, request_id)
     values ($1, $2, $3, $4, 'company', 'department.create', $5, 'done', $5)
     returning id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
    [space.id, park.id, company.id, person.id, department.id],
  );
  return { id: made?.id ?? '', at: made?.at ?? '' };
}

export async function deadMessage({ space }: Scene, { rows }: Tools) {
  const [made] = await rows<{ id: string }>(
    `insert into outbox (space_id, event, payload, state) values ($1, 'sms.send', '{}', 'dead') returning id`,
    [space.id],
  );
  return { id: made?.id, spaceId: space.id };
}

export async function localMessage({ space, department }: Scene, { rows }: Tools) {
  const values = [space.id, department.id];
  await rows(`insert into local_message (space_id, id, channel, recipient, body) values ($1, $2, 'sms', '13700000000', '您好')`, values);
  return {};
}

type TaskState = { kind: 'import' | 'export'; state: string; part?: string };
/**
 * Inserts a background task of the asker, or of the scene's person outside the asker's company; its workbook contains names of the scene.
 */
export async function taskIn(scene: Scene, { rows, ownerId }: Tools, { kind, state, part }: TaskState) {
  const { space, company, park, department, person } = scene;
  const [made] = await rows<{ id: string }>(
    `insert into task (space_id, company_id, park_id, user_id, kind, subject, title, state, total, file_name, finished_at, expires_at)
     select $1, $2, $3, $4, $5, 'department', '导出部门', $6, 1, 'a.xlsx', at, at + interval '1 day'
       from (values (case when $6 in ('waiting', 'running') then null else now() end)) as over (at) returning id`,
    [space.id, company.id, park.id, ownerId, kind, state],
  );
  if (part)
    await rows(`insert into task_part (space_id, company_id, user_id, task_id, role, at, bytes) values ($1, $2, $3, $4, $5, 0, $6)`, [
      ...[space.id, company.id, ownerId, made?.id, part, await sheetOf([department.name, person.name])],
    ]);
  return { id: made?.id };
}

async function sheetOf(names: readonly string[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  const rows = [names.map((name) => [name])];
  for await (const part of writeWorkbook([{ name: '部门', columns: [{ title: '部门名称' }], rows }])) parts.push(part);
  return Buffer.concat(parts);
}

export const workbook = async (): Promise<FilePart> => ({
  ...{ field: 'file', name: '部门.xlsx', type: 'application/octet-stream', bytes: await sheetOf([]) },
});
