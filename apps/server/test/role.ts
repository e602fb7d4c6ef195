import { randomUUID } from 'node:crypto';
import type { DataScope } from '@park/contract/role';
import type { FieldPolicy } from '../src/fields.ts';
import type { testServer } from './app.ts';

type Role = { nodes: readonly string[]; scope?: DataScope; departments?: readonly string[]; fields?: FieldPolicy };

/** Gives somebody a role of his company made for the occasion, and says its id; straight into the tables. */
export async function giveRole(
  { rows }: Pick<ReturnType<typeof testServer>, 'rows'>,
  { companyId, userId }: { companyId: string; userId: string },
  { nodes, scope = 'all', departments = [], fields = {} }: Role,
): Promise<string> {
  const id = randomUUID();
  const place = `(select space_id from company where id = $1)`;
  await rows(
    `insert into role (space_id, company_id, id, kind, code, name, data_scope, field_policy) values (${place}, $1, $2::uuid, 'company', $2::text, $3, $4, $5)`,
    [companyId, id, `试${id.slice(0, 8)}`, scope, fields],
  );
  await rows(`insert into role_grant (space_id, company_id, role_space_id, role_id, nodes) values (${place}, $1, ${place}, $2, $3)`, [
    ...[companyId, id, nodes],
  ]);
  for (const department of departments)
    await rows(`insert into role_department (space_id, company_id, role_id, department_id) values (${place}, $1, $2, $3)`, [
      ...[companyId, id, department],
    ]);
  await rows(`insert into role_user (space_id, company_id, role_space_id, role_id, user_id) values (${place}, $1, ${place}, $2, $3)`, [
    ...[companyId, id, userId],
  ]);
  return id;
}

export const takeRole = async ({ rows }: Pick<ReturnType<typeof testServer>, 'rows'>, id: string) =>
  void (await rows('delete from role_user where role_id = $1', [id]));
