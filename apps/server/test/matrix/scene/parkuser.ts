import type { Scene, Tools } from '../stage.ts';
import { letIn } from './authorisation.ts';
import { parkRole } from './role.ts';

/** Makes the scene's person an administrator of its park, with a role of their own there. */
export async function parkAdmin(at: Scene, tools: Tools) {
  await letIn(at, tools);
  const roleId = await parkRole(at, tools, { isHeld: true });
  return { userId: at.person.id, companyId: at.company.id, roleIds: [roleId] };
}

/** Returns the version of the scene's company, which belongs to the demo. */
export async function cardVersion({ company }: Scene, { rows }: Tools): Promise<number> {
  const [found] = await rows<{ version: number }>('select version from company where id = $1', [company.id]);
  return found?.version ?? 0;
}

/** Protects the person's account with an authenticator app. */
export async function guarded({ person }: Scene, { rows }: Tools): Promise<string> {
  await rows(`insert into user_factor (user_id, secret) values ($1, 'x') on conflict (user_id) do update set secret = excluded.secret`, [
    person.id,
  ]);
  return person.id;
}
