import type { Received } from '@park/contract/core';
import { type ExtendField, type extend, maxFields } from '@park/contract/people/extend';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { fieldsOf } from '../../../db/extend.ts';
import type { Insertion } from '../../../db/insertion.ts';
import { isVersion, touched } from '../../../db/touched.ts';
import { type Scoped, within } from '../../../db/within.ts';

/**
 * Returns the fields in their order; if a field of the platform and a field of the space have the same order number, the platform's comes
 * first.
 */
export async function fields(db: Db, module: number): Promise<ExtendField[]> {
  const { rows } = await sql<ExtendField>`
    select f.id, f.module as "useModule", f.name, f.column_name as "columnName", f.type as "extendType", f.description, f.length,
           f.enum_items as "enumItems", f.is_required::int as "isRequired", f.is_view::int as "isView", f.is_edit::int as "isEdit",
           f.enabled::int as "isEnable", f.sort_num as "sortNum", f.is_built_in as "isBuiltIn", f.version
      from (${fieldsOf(module)}) f order by f.sort_num, f.is_built_in desc, f.created_at, f.id`.execute(db);
  return rows;
}

type New = Pick<Received<typeof extend.create>, 'useModule' | 'columnName' | 'name' | 'extendType' | 'description' | 'length'> & {
  enumItems: string;
  isRequired: boolean;
  isView: boolean;
  isEdit: boolean;
  isEnabled: boolean;
  by: string;
};
/**
 * Adds a field at the end. Inserts nothing when a field of the platform has the same code or name, or when the maximum number is reached.
 */
export const insertion: Insertion<New> = {
  parts: (of) => sql`
    known as materialized (select f.* from (${fieldsOf(of('useModule'))}) f),
    asked as materialized (select ${of('columnName')}::text as column_name, ${of('name')}::text as name),
    made as (
      insert into extend_field (space_id, module, column_name, name, type,
        description, length, enum_items, is_required, is_view, is_edit, enabled, sort_num, updated_by)
      select app.space(), ${of('useModule')}, a.column_name, a.name, ${of('extendType')}, ${of('description')}, ${of('length')},
             ${of('enumItems')}::jsonb, ${of('isRequired')}, ${of('isView')}, ${of('isEdit')}, ${of('isEnabled')},
             coalesce((select max(k.sort_num) from known k), 0) + 10, ${of('by')}
        from asked a
       where (select count(*) from known) < ${maxFields}
         and not exists (select from known k where k.is_built_in and (k.column_name = a.column_name or k.name = a.name))
      returning id)`,
  reason: sql`case when (select count(*) from known) >= ${maxFields} then 'extend_field_most'
    when exists (select from known k join asked a on k.column_name = a.column_name)
      then 'extend_field_column' else 'extend_field_name' end`,
};

type Edit = Received<typeof extend.change>;
/** Changes a field of the actor's space. Affects no row when the field is not the space's own or was changed by another user. */
export const update = (db: Db, field: Edit, by: string) =>
  sql`update extend_field set name = ${field.name}, description = ${field.description}, length = ${field.length},
             enum_items = ${JSON.stringify(field.enumItems)}::jsonb, is_required = ${field.isRequired === 1},
             is_view = ${field.isView === 1}, is_edit = ${field.isEdit === 1}, enabled = ${field.isEnable === 1}, ${touched(by)}
       where space_id = app.space() and id = ${field.id} and ${isVersion(field.version)}`.execute(db);

export type Found = Pick<ExtendField, 'useModule' | 'columnName' | 'isBuiltIn' | 'extendType' | 'enumItems'> & { isNameTaken: boolean };
/**
 * Finds a field. `isNameTaken` considers only fields of the platform; for fields of the space the unique key of the table refuses the name.
 */
export async function find(db: Db, id: string, name: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select f.module as "useModule", f.column_name as "columnName", f.space_id = app.platform() as "isBuiltIn", f.type as "extendType",
           f.enum_items as "enumItems",
           exists (select from extend_field k
                    where k.space_id = app.platform() and k.module = f.module and k.name = ${name}) as "isNameTaken"
      from extend_field f where f.id = ${id} and f.space_id in (app.space(), app.platform())`.execute(db);
  return rows[0];
}

/** Counts the people, companies or rooms that use these options of a field, over the whole space. */
export async function countUses(db: Db, { useModule, columnName }: Found, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; used: number }>`
    select key, used from door.extend_used(${useModule}, ${columnName}, ${keys}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.key, row.used]));
}

type Choice = {
  id: string;
  version?: number | undefined;
  isView?: number | undefined;
  isEdit?: number | undefined;
  isEnable?: number | undefined;
};
/** Stores how a space uses a field of the platform; properties that are left out stay. Affects no row when another user changed them. */
export const saveChoice = (db: Db, { id, version, isView, isEdit, isEnable }: Choice, by: string) => {
  const versionCondition = isVersion(version, sql`c.version`);
  const toBoolean = (flag: number | undefined) => (flag === undefined ? null : flag === 1);
  return sql`
    insert into extend_choice as c (space_id, field_id, is_view, is_edit, enabled, sort_num, updated_by)
    select app.space(), f.id, coalesce(${toBoolean(isView)}, f.is_view),
           coalesce(${toBoolean(isEdit)}, f.is_edit), coalesce(${toBoolean(isEnable)}, f.enabled),
           f.sort_num, ${by}
      from extend_field f where f.space_id = app.platform() and f.id = ${id}
    on conflict (space_id, field_id)
      do update set is_view = coalesce(${toBoolean(isView)}, c.is_view), is_edit = coalesce(${toBoolean(isEdit)}, c.is_edit),
          enabled = coalesce(${toBoolean(isEnable)}, c.enabled),
          version = c.version + 1, updated_at = app.now(), updated_by = excluded.updated_by
      where ${versionCondition}`.execute(db);
};

/** Sets who sees and who fills in a field that the space has defined; properties that are left out stay. */
export const setView = (db: Db, { id, isView, isEdit }: Choice, by: string) =>
  sql`update extend_field set is_view = coalesce(${isView === undefined ? null : isView === 1}, is_view),
             is_edit = coalesce(${isEdit === undefined ? null : isEdit === 1}, is_edit), ${touched(by)}
       where space_id = app.space() and id = ${id}`.execute(db);

const numberedIds = (ids: readonly string[]) => sql`unnest(${ids}::uuid[]) with ordinality as p (id, at)`;
/** Numbers the fields in the given order in steps of ten, and returns how many were found. */
export async function saveOrder(db: Db, module: number, ids: readonly string[], by: string): Promise<number> {
  const { rows } = await sql<{ ranked: number }>`
    with own as (
      update extend_field f
         set sort_num = p.at * 10, version = f.version + 1, updated_at = app.now(), updated_by = ${by}
        from ${numberedIds(ids)}
       where f.space_id = app.space() and f.module = ${module} and f.id = p.id returning 1
    ), built as (
      insert into extend_choice as c (space_id, field_id, is_view, is_edit, enabled, sort_num, updated_by)
      select app.space(), f.id, f.is_view, f.is_edit, f.enabled, p.at * 10, ${by}
        from extend_field f join ${numberedIds(ids)} on p.id = f.id
       where f.space_id = app.platform() and f.module = ${module}
      on conflict (space_id, field_id)
        do update set sort_num = excluded.sort_num, version = c.version + 1, updated_at = app.now(), updated_by = excluded.updated_by
      returning 1
    ) select ((select count(*) from own) + (select count(*) from built))::int as ranked`.execute(db);
  return rows[0]?.ranked ?? 0;
}

type Values = Record<string, unknown>;
type Person = { companyId: string; userId: string };
type PersonValues = { ext: Values; isSuper: boolean; isCovered: boolean };
/** Returns the extended values of a person and locks the row until they are written back. */
export async function personValues(db: Db, by: Scoped, { companyId, userId }: Person): Promise<PersonValues | undefined> {
  const { rows } = await sql<PersonValues>`
    select s.ext, s.admin_level = 3 as "isSuper",
           coalesce(${within(by, 'staff:update')} or ${within(by, 'staff:create')}, false) as "isCovered"
      from staff s where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is null for update of s`.execute(db);
  return rows[0];
}
export const savePersonValues = (db: Db, { companyId, userId }: Person, values: object, by: string) =>
  sql`update staff set ext = ${JSON.stringify(values)}::jsonb, ${touched(by)}
       where company_id = ${companyId} and user_id = ${userId} and left_at is null`.execute(db);

export async function companyValues(db: Db, companyId: string, { isLocked }: { isLocked: boolean }): Promise<Values | undefined> {
  const { rows } = await sql<{ ext: Values }>`
    select ext from company where id = ${companyId} and deleted_at is null ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0]?.ext;
}
export const saveCompanyValues = (db: Db, companyId: string, values: object, by: string) =>
  sql`update company set ext = ${JSON.stringify(values)}::jsonb, ${touched(by)}
       where id = ${companyId} and deleted_at is null`.execute(db);
