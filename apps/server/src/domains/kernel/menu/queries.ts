import type { Received } from '@park/contract/core';
import type { menu } from '@park/contract/kernel/menu';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ResourceRow } from './rules.ts';

/** Returns every menu node with its shipped values. An added node is joined with its application. */
export async function resources(db: Db): Promise<ResourceRow[]> {
  const { rows } = await sql<ResourceRow>`
    select m.code, m.parent as "parentId", m.name, case when a.id is null then m.path else '/application/embedded/' || a.code end as path,
           m.icon, m.rank, m.type, m.sides, m.app_id as "appId", m.shipped
      from menu m left join external_app a on a.space_id = m.space_id and a.id = m.app_id
     where m.space_id = app.platform() and m.deleted_at is null order by m.rank, m.code`.execute(db);
  return rows;
}

export async function resource(db: Db, code: string): Promise<ResourceRow | undefined> {
  return (await resources(db)).find((row) => row.code === code);
}

export async function appId(db: Db, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from external_app where space_id = app.platform() and lower(code) = lower(${code}) and enabled`.execute(db);
  return rows[0]?.id;
}

type Added = Omit<Received<typeof menu.create>, 'appCode'> & { appId: string; sides: string };
/**
 * Adds a menu node. Adds nothing when the code is in use or was used by a removed node, because the node sets of roles may still contain
 * it.
 */
export const add = (db: Db, { code, parentId, name, icon, rank, sides, appId: app }: Added) =>
  sql`insert into menu (space_id, code, parent, name, icon, rank, type, sides, app_id)
      values (app.platform(), ${code}, ${parentId}, ${name}, ${icon}, ${rank}, 'menu', ${sides}, ${app})
      on conflict (space_id, code) do nothing`.execute(db);

export const change = (db: Db, { code, name, icon, rank }: Pick<ResourceRow, 'code' | 'name' | 'icon' | 'rank'>) =>
  sql`update menu set name = ${name}, icon = ${icon}, rank = ${rank}
       where space_id = app.platform() and code = ${code} and deleted_at is null`.execute(db);

export const remove = (db: Db, code: string) =>
  sql`update menu set deleted_at = app.now()
       where space_id = app.platform() and code = ${code} and app_id is not null and deleted_at is null`.execute(db);

/** Returns the codes of the menu nodes that are switched off in a park. */
export async function off(db: Db, parkId: string | null): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`select code from menu_switch where park_id = ${parkId} and app_switch = 0`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

export const setSwitch = (
  db: Db,
  { spaceId, parkId, code, appSwitch }: { spaceId: string; parkId: string; code: string; appSwitch: 0 | 1 },
) =>
  sql`insert into menu_switch (space_id, park_id, code, app_switch) values (${spaceId}, ${parkId}, ${code}, ${appSwitch})
      on conflict (space_id, park_id, code) do update set app_switch = excluded.app_switch`.execute(db);
