import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Sender } from '../acting/queries.ts';

type Comment = { instanceId: string; name: string; comment: string };
export async function addComment(db: Db, sender: Sender, { instanceId, name, comment }: Comment): Promise<string> {
  const { spaceId, parkId, companyId, userId } = sender;
  const { rows } = await sql<{ id: string }>`
    insert into flow_comment (space_id, park_id, instance_id, company_id, user_id, user_name, comment)
    values (${spaceId}, ${parkId}, ${instanceId}, ${companyId}, ${userId}, ${name}, ${comment}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Removes an attachment added by the actor. Files of form fields and signature pictures cannot be removed. */
export const detach = (db: Db, instanceId: string, id: string) =>
  sql`update flow_attachment set deleted_at = app.now() where instance_id = ${instanceId} and id = ${id} and deleted_at is null
         and company_id = app.company() and user_id = app.user_id()
         and not exists (select from flow_instance i where i.id = ${instanceId}
           and jsonb_path_exists(i.form, '$.*[*] ? (@ == $file)', jsonb_build_object('file', file_id::text)))
         and not exists (select from flow_history h
                          where h.instance_id = ${instanceId} and h.data -> 'signature' ->> 'fileId' = file_id::text)`.execute(db);
