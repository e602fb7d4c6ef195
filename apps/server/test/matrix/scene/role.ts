import { demoId } from '../../../../../demo/rows.ts';
import type { Scene, Tools } from '../stage.ts';

type Kind = { kind?: 'park' | 'assist'; isGroup?: boolean; isHeld?: boolean };
const hold = ({ space, company, person }: Scene, { rows }: Tools, roleId: string, parkId: string | null) =>
  rows(`insert into role_user (space_id, company_id, role_space_id, role_id, user_id, park_id) values ($1, $2, $1, $3, $4, $5)`, [
    ...[space.id, company.id, roleId, person.id, parkId],
  ]);

/** Creates a role of the scene's park; held by the scene's person if `isHeld`. */
export async function parkRole(at: Scene, tools: Tools, { kind = 'park', isGroup = false, isHeld = false }: Kind = {}): Promise<string> {
  const [made] = await tools.rows<{ id: string }>(
    `insert into role (space_id, company_id, park_id, kind, code, name, is_group)
     select id, operator_company_id, $2, $3, $4, $4, $5 from space where id = $1 returning id`,
    [at.space.id, at.park.id, kind, at.department.name, isGroup],
  );
  if (isHeld) await hold(at, tools, made?.id ?? '', at.park.id);
  return made?.id ?? '';
}

/** Creates a role of the scene's company. */
export async function companyRole(at: Scene, tools: Tools, { isGroup = false, isHeld = false }: Omit<Kind, 'kind'> = {}): Promise<string> {
  const [made] = await tools.rows<{ id: string }>(
    `insert into role (space_id, company_id, kind, code, name, is_group) values ($1, $2, 'company', $3, $3, $4) returning id`,
    [at.space.id, at.company.id, at.department.name, isGroup],
  );
  if (isHeld) await hold(at, tools, made?.id ?? '', null);
  return made?.id ?? '';
}

/** Creates a built-in role added by the operator of the scene's space. */
export async function innerRole({ space, department }: Scene, { rows }: Tools): Promise<string> {
  const [made] = await rows<{ id: string }>(
    `insert into role (space_id, company_id, kind, code, name)
     select id, operator_company_id, 'inner', $2, $2 from space where id = $1 returning id`,
    [space.id, department.name],
  );
  return made?.id ?? '';
}

/** Returns a member of the operator who may hold its roles. */
export const colleague = ({ space }: Scene) => demoId(space.projectCode === 'yunxi' ? 'user person OPC 0' : 'user person OP 0');
