import type { Scene, Tools } from '../stage.ts';
import { companyRole, innerRole, parkRole } from './role.ts';
import { newApp } from './settings.ts';

const makers = { 1: companyRole, 2: parkRole, 6: innerRole } as const;
type RefType = keyof typeof makers;

/** Creates a role of a given type, and names the company for which its grants are requested. */
export async function roleOf(refType: RefType, at: Scene, tools: Tools) {
  const roleId = await makers[refType](at, tools);
  return { refType, roleId, ...(refType !== 2 && { companyId: at.company.id }) };
}

/** Creates a role whose grants were changed once, so that there is a change to undo. */
export async function changedRole(refType: RefType, at: Scene, tools: Tools) {
  const role = await roleOf(refType, at, tools);
  await tools.rows(
    `with place as (
       select r.space_id as role_space_id, r.id as role_id, coalesce($2, r.company_id) as company_id, $3::uuid as park_id from role r
        where r.id = $1
     ), done as (
       insert into role_grant (space_id, company_id, role_space_id, role_id, park_id, nodes)
       select c.space_id, c.id, p.role_space_id, p.role_id, p.park_id, '{M1000001001}' from place p join company c on c.id = p.company_id
       returning *
     )
     insert into grant_change (space_id, company_id, role_space_id, role_id, park_id, added, removed, version, was_decided, by_user)
     select space_id, company_id, role_space_id, role_id, park_id, nodes, '{}', 1, false, $4 from done`,
    [role.roleId, role.companyId ?? null, at.park.id, at.person.id],
  );
  return role;
}

/** Adds a menu entry of the platform for an external application. */
export async function addedMenu(tools: Tools): Promise<{ code: string }> {
  const { id } = await newApp(tools);
  await tools.rows(
    `insert into menu (space_id, code, parent, name, type, sides, app_id)
     select space_id, 'MatrixApp', 'M1014001', '矩阵', 'menu', 'OACM', id from external_app where id = $1`,
    [id],
  );
  return { code: 'MatrixApp' };
}
