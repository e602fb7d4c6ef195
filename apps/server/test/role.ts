import { randomUUID } from 'node:crypto';
import type { DataScope } from '@park/contract/rights/role';
import { demoId } from '../../../demo/rows.ts';
import type { FieldPolicy } from '../src/fields.ts';
import type { testServer } from './app.ts';

/* Roles for tests, written directly into the tables. */

type Rows = ReturnType<typeof testServer>['rows'];
type Role = { nodes?: readonly string[]; scope?: DataScope; departments?: readonly string[]; fields?: FieldPolicy };
type Place = { companyId: string; kind?: 'company' | 'park' | 'assist' | 'inner' | 'attribute'; parkId?: string | null; isGroup?: boolean };

/** Inserts a role, with grants for every park if nodes are given; returns its id. */
async function addRole(rows: Rows, { companyId, kind = 'company', parkId = null, isGroup = false }: Place, role: Role): Promise<string> {
  const { nodes, scope = 'all', departments = [], fields = {} } = role;
  const id = randomUUID();
  await rows(
    `insert into role (space_id, company_id, id, park_id, kind, code, name, is_group, data_scope, field_policy)
     select space_id, id, $2::text::uuid, $3, $4, $2, left($2, 8), $5, $6, $7 from company where id = $1`,
    [companyId, id, parkId, kind, isGroup, scope, fields],
  );
  if (nodes)
    await rows(
      `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
       select space_id, company_id, space_id, id, $2 from role where id = $1`,
      [id, nodes],
    );
  await rows(
    `insert into role_department (space_id, company_id, role_id, department_id)
     select space_id, company_id, id, unnest($2::uuid[]) from role where id = $1`,
    [id, departments],
  );
  return id;
}

const holdRole = (rows: Rows, roleId: string, [companyId, userId, parkId]: [string, string, string | null]) =>
  rows(
    `insert into role_user (space_id, company_id, role_space_id, role_id, user_id, park_id)
     select s.space_id, s.company_id, r.space_id, r.id, s.user_id, $4 from staff s, role r
      where s.company_id = $1 and s.user_id = $2 and r.id = $3`,
    [companyId, userId, roleId, parkId],
  );

type Made = Pick<Place, 'isGroup'> & Required<Pick<Place, 'kind'>> & Role & { company: string; park?: string };
/** Inserts a role of a demo company. */
export const makeRole = (rows: Rows, { company, park, kind, isGroup = false, ...role }: Made): Promise<string> =>
  addRole(rows, { kind, isGroup, companyId: demoId(`company ${company}`), parkId: park ? demoId(`park ${park}`) : null }, role);

/** Gives a role to a person of the demo. */
export const hold = (rows: Rows, roleId: string, company: string, username: string, park: string | null = null) =>
  holdRole(rows, roleId, [demoId(`company ${company}`), demoId(`user ${username}`), park && demoId(`park ${park}`)]);

/** Inserts a role of a person's company and gives it to the person. */
export async function giveRole(
  { rows }: { rows: Rows },
  { companyId, userId }: { companyId: string; userId: string },
  role: Role & Required<Pick<Role, 'nodes'>>,
): Promise<string> {
  const id = await addRole(rows, { companyId }, role);
  await holdRole(rows, id, [companyId, userId, null]);
  return id;
}

export const takeRole = async ({ rows }: { rows: Rows }, id: string) => void (await rows('delete from role_user where role_id = $1', [id]));
