import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** The person who adds a file or comment, and the park of the instance. */
export type Sender = { spaceId: string; parkId: string; companyId: string; userId: string };

export async function attachedFileIds(db: Db, instanceId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from flow_attachment where instance_id = ${instanceId} and deleted_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the name of a person as their staff record has it. */
export async function ownName(db: Db, { companyId, userId }: Pick<Sender, 'companyId' | 'userId'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select real_name as name from staff where company_id = ${companyId} and user_id = ${userId}`.execute(db);
  return rows[0]?.name ?? '';
}

/** Tells whether a file is a picture uploaded by the person. */
export async function isOwnPicture(db: Db, { companyId, userId }: Sender, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from file
                    where company_id = ${companyId} and user_id = ${userId} and id = ${fileId} and width is not null
                      and deleted_at is null) as found`.execute(db);
  return rows[0]?.found ?? false;
}
