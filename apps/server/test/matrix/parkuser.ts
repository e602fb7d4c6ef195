import { letIn } from './authorisation.ts';
import { parkRole } from './role.ts';
import type { Scene, Tools } from './stage.ts';

/** The scene's person as an administrator of its park, with a role of his own there. */
export async function parkAdmin(at: Scene, tools: Tools) {
  await letIn(at, tools);
  const roleId = await parkRole(at, tools, { isHeld: true });
  return { userId: at.person.id, companyId: at.company.id, roleIds: [roleId] };
}

type Filled = { isFull?: boolean };
/** A group of the scene's park, with its person in it if wished. */
export async function userGroup({ space, park, company, person, department }: Scene, { rows }: Tools, { isFull = false }: Filled = {}) {
  const [made] = park.id
    ? await rows<{ id: string }>(`insert into user_group (space_id, park_id, name) values ($1, $2, $3) returning id`, [
        ...[space.id, park.id, department.name],
      ])
    : [];
  if (isFull && made)
    await rows(`insert into user_group_member (space_id, park_id, group_id, company_id, user_id) values ($1, $2, $3, $4, $5)`, [
      ...[space.id, park.id, made.id, company.id, person.id],
    ]);
  return { id: made?.id, groupId: made?.id, members: [{ userId: person.id, companyId: company.id }] };
}

/** The version of the scene's company, which is the demo's own. */
export async function cardVersion({ company }: Scene, { rows }: Tools): Promise<number> {
  const [found] = await rows<{ version: number }>('select version from company where id = $1', [company.id]);
  return found?.version ?? 0;
}
