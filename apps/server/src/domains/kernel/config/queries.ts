import type { Received, Reply } from '@park/contract/core';
import type { config, Theme } from '@park/contract/kernel/config';
import { sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import type { Insertion } from '../../../db/insertion.ts';
import { contains, offsetOf, pageFrom } from '../../../db/paging.ts';
import { countedIn } from '../../../db/people.ts';
import { iso } from '../../../db/time.ts';
import { touched } from '../../../db/touched.ts';

type Content = Record<string, unknown>;

/** Returns the nearest value of a setting: of this park, otherwise of the space, otherwise of the platform. */
export async function nearest(db: Db, code: string, version: number, parkId: string | null): Promise<Content | undefined> {
  const { rows } = await sql<{ content: Content }>`
    select content from config_entry
     where code = ${code} and config_version = ${version} and (park_id is null or park_id = ${parkId})
     order by (park_id is null), (space_id = app.platform()) limit 1`.execute(db);
  return rows[0]?.content;
}

type Entry = { code: string; content: Content; version: number; updatedDate: string | null; updatedBy: string | null };
/** Returns the platform's own settings with the person who last saved each. */
export async function platformEntries(db: Db, codes: readonly string[]): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select e.code, e.content, e.version, ${iso('e.updated_at')} as "updatedDate", s.real_name as "updatedBy"
      from config_entry e left join staff s on s.company_id = app.platform_company() and s.user_id = e.updated_by
     where e.space_id = app.platform() and e.park_id is null and e.config_version = 0 and e.code = any (${codes})`.execute(db);
  return rows;
}

/** Inserts a setting. Returns undefined when somebody else has inserted it first. */
export async function insertEntry(db: Db, code: string, content: Content, by: string): Promise<{ version: number } | undefined> {
  const { rows } = await sql<{ version: number }>`
    insert into config_entry (space_id, code, content, updated_at, updated_by)
    values (app.platform(), ${code}, ${JSON.stringify(content)}::jsonb, app.now(), ${by})
    on conflict (space_id, code, config_version, park_id) do nothing returning version`.execute(db);
  return rows[0];
}
export async function updateEntry(db: Db, code: string, content: Content, version: number, by: string) {
  const { rows } = await sql<{ version: number }>`
    update config_entry set content = ${JSON.stringify(content)}::jsonb, ${touched(by)}
     where space_id = app.platform() and code = ${code} and config_version = 0 and park_id is null and version = ${version}
    returning version`.execute(db);
  return rows[0];
}

/** Saves the theme of a space. Returns false when the space does not exist. */
export async function saveTheme(db: Db, spaceId: string | null, theme: Theme): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select door.theme_save(coalesce(${spaceId}::uuid, app.platform()), ${JSON.stringify(theme)}::jsonb) as done`.execute(db);
  return rows[0]?.done === true;
}

/** Returns the name and the theme of the space with this code. The name is null when no space has the code. */
export async function project(db: Db, code: string | null): Promise<{ name: string | null; theme: Theme | null }> {
  const { rows } = await sql<{ name: string | null; theme: Theme | null }>`
    select door.project_name(${code}) as name, door.theme_for(${code}) as theme`.execute(db);
  return rows[0] ?? { name: null, theme: null };
}

type Figures = 'park' | 'own' | 'none';
/** Returns the basic information of a park, with the counts the actor may see: those of the park, those of the own company, or none. */
export async function parkCard(
  db: Db,
  actor: Actor,
  parkId: string,
  figures: Figures,
): Promise<Reply<typeof config.basicInfo> | undefined> {
  const shown = countedIn({ by: actor, keeps: actor.keeps }, actor.companyId);
  const own = sql`select null::int,
                         (select count(*)::int from staff s where s.company_id = app.company() and s.left_at is null and ${shown})`;
  const counted = { park: sql`select company_num, staff_num from door.park_figures()`, own, none: sql`select null::int, null::int` };
  const { rows } = await sql<Reply<typeof config.basicInfo>>`
    select p.id as "parkId", p.name as "parkName", p.logo, p.contact_name as "contactName", p.contact_phone as "contactPhone", p.address,
           p.longitude::float8 as longitude, p.latitude::float8 as latitude, trim_scale(p.area)::text as area, p.intro, p.version,
           n.company_num as "companyNum", n.staff_num as "staffNum"
      from park p, lateral (${counted[figures]}) as n (company_num, staff_num)
     where p.space_id = app.space() and p.id = ${parkId}`.execute(db);
  return rows[0];
}

export async function codeLists(db: Db): Promise<Reply<typeof config.codeLists>> {
  const { rows } = await sql<Reply<typeof config.codeLists>[number]>`
    select l.code, l.name, (select count(*)::int from code_item i
             where i.space_id = l.space_id and i.code = l.code and i.deleted_at is null and i.enabled) as "itemNum"
      from code_list l order by l.rank, l.code`.execute(db);
  return rows;
}

type CodeFilter = Received<typeof config.codes>;
type CodeItem = Reply<typeof config.codes>['list'][number];
/** Returns a page of a code list, or undefined when the list does not exist. */
export async function codePage(db: Db, filter: CodeFilter): Promise<{ total: number; list: CodeItem[] } | undefined> {
  const { rows } = await sql<CodeItem & { total: number; isKnown: boolean }>`
    with matched as materialized (
      select i.space_id, i.id, i.sort_num from code_item i
       where i.code = ${filter.code} and i.deleted_at is null
         ${filter.keyword ? sql`and (i.item_value like ${contains(filter.keyword)} or i.item_key like ${contains(filter.keyword)})` : sql``}
         ${filter.isEnable === undefined ? sql`` : sql`and i.enabled = ${filter.isEnable === 1}`}
    ), page as (select space_id, id from matched order by sort_num, id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from matched) as total, exists (select from code_list where code = ${filter.code}) as "isKnown",
           i.id, i.item_key as "itemKey", i.item_value as "itemValue", i.sort_num as "sortNum", i.enabled::int as "isEnable", i.version
      from (values (1)) as one left join (page join code_item i using (space_id, id)) on true
     order by i.sort_num, i.id`.execute(db);
  return rows[0]?.isKnown ? pageFrom(rows) : undefined;
}

type CodeFields = Omit<Received<typeof config.saveCode>, 'id' | 'version'>;
type New = Omit<CodeFields, 'isEnable'> & { isEnabled: boolean; userId: string };
/** Inserts an entry into a code list of the platform. Inserts nothing when the list does not exist. */
export const codeInsertion: Insertion<New> = {
  parts: (of) => sql`made as (
    insert into code_item (space_id, code, item_key, item_value, sort_num, enabled, updated_by)
    select l.space_id, l.code, ${of('itemKey')}, ${of('itemValue')}, ${of('sortNum')}, ${of('isEnabled')}, ${of('userId')}
      from code_list l where l.space_id = app.platform() and l.code = ${of('code')} returning id)`,
  reason: sql`'code_item_list'`,
};
export const updateCode = (db: Db, id: string, version: number, { code, itemKey, itemValue, sortNum, isEnable }: CodeFields, by: string) =>
  sql`update code_item set item_key = ${itemKey}, item_value = ${itemValue}, sort_num = ${sortNum}, enabled = ${isEnable === 1},
             ${touched(by)}
       where space_id = app.platform() and id = ${id} and code = ${code} and version = ${version} and deleted_at is null`.execute(db);

export async function hasCode(db: Db, id: string, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from code_item where space_id = app.platform() and id = ${id} and code = ${code} and deleted_at is null`.execute(db);
  return rows.length > 0;
}

/** Removes an entry from a code list. The row stays, so records that use the entry still show its text. */
export const removeCode = (db: Db, id: string, by: string) =>
  sql`update code_item set deleted_at = app.now(), updated_at = app.now(), updated_by = ${by}
       where space_id = app.platform() and id = ${id} and deleted_at is null`.execute(db);
