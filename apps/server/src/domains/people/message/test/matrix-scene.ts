import type { Scene, Tools } from '../../../../../test/matrix/stage.ts';

/** Creates a message for the person who makes the call; in the scene of another company, for a person of that company. */
export async function insertMessage(
  { space, park, company, department }: Scene,
  { rows, ownerId }: Tools,
  kind: 'service' | 'system',
): Promise<string> {
  const [made] = await rows<{ id: string }>(
    `insert into message (space_id, park_id, company_id, user_id, kind, title, content) values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [space.id, park.id, company.id, ownerId, kind, department.name],
  );
  return made?.id ?? '';
}
