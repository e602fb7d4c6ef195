import type { Signature } from '@park/contract/approval/process';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { deadlines } from '../../../../db/deadlines.ts';
import { iso } from '../../../../db/time.ts';

export type Line = {
  at: number;
  event: string;
  userId: string | null;
  userName: string | null;
  node: string | null;
  nodeName: string | null;
  taskId: number | null;
  comment: string | null;
  data: {
    users?: { userId: string; name: string }[];
    fromName?: string;
    toName?: string;
    why?: string;
    round?: number;
    signature?: Signature;
  };
  createdDate: string;
};
type File = {
  attachmentId: string;
  id: string;
  name: string;
  size: number;
  needAuth: boolean;
  proof: string;
  expires: number;
  byName: string;
  isMine: boolean;
  createdDate: string;
};
export type Trail = {
  flowKey: string;
  lines: Line[];
  comments: { id: string; userId: string; realName: string; comment: string; createdDate: string }[];
  copies: { userId: string; isRead: boolean }[];
  files: File[];
  deadlines: { round: number; at: string }[];
};
/** Reads the history, comments, copies, files and deadlines of an instance in one query. */
export async function trail(db: Db, instanceId: string): Promise<Trail> {
  const { rows } = await sql<Trail>`
    select (select f.key from flow_instance i join flow f on f.space_id = i.space_id and f.id = i.flow_id
             where i.id = ${instanceId}) as "flowKey",
      (select coalesce(jsonb_agg(jsonb_build_object('at', h.at, 'event', h.event, 'userId', h.user_id, 'userName', h.user_name,
          'node', h.node, 'nodeName', h.node_name, 'taskId', h.task_id, 'comment', h.comment, 'data', h.data - array['event', 'heard'],
          'createdDate', ${iso('h.created_at')}) order by h.at), '[]')
        from flow_history h where h.instance_id = ${instanceId}) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'userId', c.user_id, 'realName', c.user_name, 'comment', c.comment,
          'createdDate', ${iso('c.created_at')}) order by c.created_at, c.id), '[]')
        from flow_comment c where c.instance_id = ${instanceId}) as comments,
      (select coalesce(jsonb_agg(jsonb_build_object('userId', c.user_id, 'isRead', c.read_at is not null)
          order by c.created_at, c.user_id), '[]')
        from flow_copy c where c.instance_id = ${instanceId}) as copies,
      (select coalesce(jsonb_agg(jsonb_build_object('attachmentId', a.id, 'id', f.id, 'name', f.name, 'size', f.size,
          'needAuth', f.need_auth, 'proof', encode(f.link_proof, 'hex'), 'expires', floor((extract(epoch from app.now()) + 600) / 60) * 60,
          'byName', a.user_name, 'isMine', a.company_id = app.company() and a.user_id = app.user_id(),
          'createdDate', ${iso('a.created_at')}) order by a.created_at, a.id), '[]')
        from flow_attachment a join door.flow_files(${instanceId}) f on f.attachment_id = a.id
        where a.instance_id = ${instanceId}) as files,
      (select coalesce(jsonb_agg(jsonb_build_object('round', d.round, 'at', ${iso('d.at')})), '[]')
        from flow_instance i cross join lateral ${deadlines} as d where i.id = ${instanceId}) as deadlines`.execute(db);
  return rows[0] as Trail;
}

export async function departmentNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from department where id = any (${ids}::uuid[])`.execute(db);
  return rows;
}
