import { creditCodeOf } from '../../../../../demo/rows.ts';
import { writeWorkbook } from '../../../src/outside/sheet.ts';
import { files } from '../request.ts';
import type { Scene, Tools } from '../stage.ts';
import { newcomer } from './staff.ts';

/** Creates a group in the scene's park that contains the scene's company or person. */
export async function newGroup({ space, park, company, person, department }: Scene, { rows }: Tools, kind: 'company' | 'user' = 'company') {
  if (park.id === null) return { groupId: company.id, memberId: company.id };
  const [made] = await rows<{ id: string }>(
    `insert into park_group (space_id, park_id, kind, code, name) values ($1, $2, $3, 'matrix', $4) returning id`,
    [space.id, park.id, kind, department.name],
  );
  const [member] = await rows<{ id: string }>(
    `insert into park_group_member (space_id, park_id, group_id, kind, company_id, user_id) values ($1, $2, $3, $4, $5, $6) returning id`,
    [space.id, park.id, made?.id, kind, company.id, kind === 'user' ? person.id : null],
  );
  return { groupId: made?.id ?? '', memberId: member?.id ?? '' };
}

/** Creates a company attribute in the scene's space. */
export async function newAttribute({ space, department }: Scene, { rows }: Tools): Promise<string> {
  const [made] = await rows<{ id: string }>(
    `insert into role (space_id, company_id, kind, code, name)
     select id, coalesce(operator_company_id, app.platform_company()), 'attribute', $2, $2 from space where id = $1 returning id`,
    [space.id, department.name],
  );
  return made?.id ?? '';
}

/** Makes the scene's company a temporary company. */
export async function forATime({ space, park, company }: Scene, { rows }: Tools): Promise<string> {
  if (park.id)
    await rows(`insert into temporary_company (space_id, park_id, company_id, ends_on) values ($1, $2, $3, '2099-01-01')`, [
      ...[space.id, park.id, company.id],
    ]);
  return company.id;
}

const nameOf = ({ department }: Scene) => `来${department.name}`;
export const exhibitor = (at: Scene) => ({
  companyName: nameOf(at),
  endDate: '2099-01-01',
  superAdminName: '矩阵员',
  superAdminPhone: newcomer(at),
});

async function companies(at: Scene): Promise<Buffer> {
  const columns = ['企业名称', '统一社会信用代码', '超级管理员姓名', '超级管理员手机号'].map((title) => ({ title }));
  const rows = [
    [nameOf(at), creditCodeOf(98_000 + Number(at.department.name.slice(-3))), '矩阵员', newcomer(at)],
    ['', '', '', ''],
    [`坏${at.department.name}`, '1', '', ''],
  ];
  const parts: Buffer[] = [];
  for await (const part of writeWorkbook([{ name: '企业', columns, rows: [rows] }])) parts.push(part);
  return Buffer.concat(parts);
}

/** Builds a workbook with a new company and an invalid row. */
export async function companyBook(at: Scene) {
  return { [files]: [{ field: 'file', name: '企业.xlsx', type: 'application/octet-stream', bytes: await companies(at) }] };
}

/** Inserts a checked import workbook of the asker, or of the scene's person outside the asker's company. */
export async function checkedBook(at: Scene, { rows, ownerId }: Tools) {
  const { space, company, park } = at;
  const [made] = await rows<{ id: string }>(
    `insert into task (space_id, company_id, park_id, user_id, kind, subject, title, state, total, failed, file_name, params, finished_at,
                       expires_at)
     values ($1, $2, $3, $4, 'import', 'company', '校验企业', 'done', 2, 1, '企业.xlsx', '{"isDryRun": true}', now(), now() + interval '1 day')
     returning id`,
    [space.id, company.id, park.id, ownerId],
  );
  for (const role of ['source', 'failed'])
    await rows(`insert into task_part (space_id, company_id, user_id, task_id, role, at, bytes) values ($1, $2, $3, $4, $5, 0, $6)`, [
      ...[space.id, company.id, ownerId, made?.id, role, await companies(at)],
    ]);
  return { id: made?.id };
}

/** Inserts a company that an external system has reported to the scene's park. */
export async function elsewhere({ space, park, department }: Scene, { rows }: Tools): Promise<string> {
  if (park.id)
    await rows(`insert into third_company (space_id, park_id, third_id, name) values ($1, $2, 'matrix', $3)`, [
      ...[space.id, park.id, department.name],
    ]);
  return department.name;
}
