import type { Scene, Tools } from '../stage.ts';

/** Grants the scene's person access to its park. */
export async function letIn({ space, park, company, person }: Scene, { rows }: Tools) {
  const [made] = park.id
    ? await rows<{ id: string }>(`insert into park_access (space_id, park_id, company_id, user_id) values ($1, $2, $3, $4) returning id`, [
        ...[space.id, park.id, company.id, person.id],
      ])
    : [];
  return { spaceProjectId: park.id, id: made?.id };
}
