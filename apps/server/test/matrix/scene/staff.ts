import { demoId } from '../../../../../demo/rows.ts';
import { writeWorkbook } from '../../../src/outside/sheet.ts';
import { files } from '../request.ts';
import type { Scene, Tools } from '../stage.ts';

/** The super administrators that a handover in a demo company replaces. */
export const superAdmins = ['supera1', 'supera2', 'superb1', 'superc1', 'operatorab', 'operatorc'].map((name) => demoId(`user ${name}`));

/** Returns an unused phone number derived from that of the scene's person. */
export const newcomer = ({ person }: Scene) => `151${person.phone.slice(3)}`;

export const card = ({ company, department }: Scene) => ({
  companyId: company.id,
  realName: '矩阵员',
  departmentId: department.id,
  orgOrderNum: 1,
});

/** Makes the scene's person belong to this company only, without a password of their own yet. */
export async function ours({ company, person }: Scene, { rows }: Tools) {
  await rows(`update "user" set home_company_id = $2, change = false where id = $1`, [person.id, company.id]);
  return { companyId: company.id, userId: person.id };
}

export async function gone({ company, person }: Scene, { rows }: Tools) {
  await rows('update staff set left_at = now(), department_id = null where company_id = $1 and user_id = $2', [company.id, person.id]);
  return { companyId: company.id, userId: person.id };
}

export async function personRecord({ space, park, company, person }: Scene, { rows }: Tools) {
  await rows(
    `insert into audit (space_id, park_id, company_id, user_id, side, call, target, outcome, request_id)
     values ($1, $2, $3, $4::uuid, 'company', 'staff.change', $4::uuid::text, 'done', 'x')`,
    [space.id, park.id, company.id, person.id],
  );
  return { companyId: company.id, userId: person.id };
}

/** Creates an extended field for companies in the scene's space. */
export async function extendField({ space }: Scene, { rows }: Tools): Promise<string> {
  const [made] = await rows<{ id: string }>(
    `insert into extend_field (space_id, module, column_name, name, type, is_edit)
     values ($1, 2, 'matrix_tag', '矩阵标签', 'Text', true) returning id`,
    [space.id],
  );
  return made?.id ?? '';
}

/** Builds a workbook with a new person and an invalid row. */
export async function peopleBook(at: Scene) {
  const columns = ['姓名', '手机号', '部门'].map((title) => ({ title }));
  const rows = [
    ['矩阵员', newcomer(at), '未分配部门'],
    ['矩阵客', '1', '未分配部门'],
  ];
  const parts: Buffer[] = [];
  for await (const part of writeWorkbook([{ name: '人员', columns, rows: [rows] }])) parts.push(part);
  const file = { field: 'file', name: '人员.xlsx', type: 'application/octet-stream', bytes: Buffer.concat(parts) };
  return { companyId: at.company.id, [files]: [file] };
}

/** Inserts an import with a refused row, of the asker or of the scene's person outside the asker's company. */
export async function failedImport({ space, company, park }: Scene, { rows, ownerId }: Tools) {
  const [made] = await rows<{ id: string }>(
    `insert into task (space_id, company_id, park_id, user_id, kind, subject, title, state, total, failed, finished_at, expires_at)
     values ($1, $2, $3, $4, 'import', 'staff', '导入员工', 'done', 1, 1, now(), now() + interval '1 day') returning id`,
    [space.id, company.id, park.id, ownerId],
  );
  await rows(`insert into task_part (space_id, company_id, user_id, task_id, role, at, bytes) values ($1, $2, $3, $4, 'failed', 0, 'x')`, [
    ...[space.id, company.id, ownerId, made?.id],
  ]);
  return { id: made?.id };
}
