import type { RoleKind } from '@park/contract/access';
import type { DataScope, RoleNode } from '@park/contract/rights/role';
import { sql } from 'kysely';
import type { Traits } from '../../../access/index.ts';
import type { Db } from '../../../db/database.ts';
import { type Insertion, inlineValues, type ValueOf } from '../../../db/insertion.ts';
import { touched } from '../../../db/touched.ts';

/** Condition on `role_user h`: the assignment applies in the current park and has not ended. */
export const current = sql`(h.park_id is null or h.park_id = any ((select app.parks())::uuid[]))
  and not h.valid << tstzrange(app.now(), null)`;

type TreeRow = Omit<RoleNode, 'children'>;
/** Returns the roles and groups of one kind of a company, in their order; undefined when the actor does not see the company. */
export async function treeRows(db: Db, companyId: string, kind: RoleKind): Promise<TreeRow[] | undefined> {
  const { rows } = await sql<TreeRow & { id: string | null }>`
    with own as (select r.* from role r where r.company_id = ${companyId} and r.kind = ${kind} and r.deleted_at is null),
         people as (
           select h.role_id, count(*)::int as n from role_user h join staff s on s.company_id = h.company_id and s.user_id = h.user_id
            where h.role_id in (select id from own) and ${current} and s.left_at is null group by h.role_id),
         places as (
           select p.role_id, array_agg(p.department_id::text order by d.level, d.order_num, d.id) as ids
             from role_department p join department d on d.company_id = p.company_id and d.id = p.department_id and d.deleted_at is null
            where p.role_id in (select id from own) group by p.role_id)
    select r.id, r.name as "roleName", r.name, r.code as "roleCode",
           case when r.is_group then r.name else (select g.name from own g where g.id = r.parent_id) end as "roleGroupName",
           (r.deleted_at is not null)::int as "delFlag", 'custom' as source, (r.deleted_at is null)::int::text as status,
           r.parent_id as "parentId", r.is_group::int as "isRoleGroup", r.sort as "sortNum",
           r.remark, false as "isBuiltIn", coalesce(people.n, 0) as "userNum", r.data_scope as "dataScope",
           coalesce(places.ids, '{}') as "scopeDepartmentIds", r.field_policy as "fieldPolicy", r.company_id as "companyId", r.version
      from company c left join own r on true left join people on people.role_id = r.id left join places on places.role_id = r.id
     where c.id = ${companyId} order by r.sort, r.created_at, r.id`.execute(db);
  return rows.length ? rows.filter(({ id }) => id !== null) : undefined;
}

type InnerRow = { id: string; name: string; remark: string | null; isBuiltIn: boolean; isImplicit: boolean; version: number };
/** Returns the built-in roles, shipped roles first; shipped roles have their code as id. */
export async function innerRoles(db: Db, shipped: readonly string[]): Promise<InnerRow[]> {
  const { rows } = await sql<InnerRow>`
    select case when r.space_id = app.platform() then r.code else r.id::text end as id, r.name, r.remark, r.version,
           r.space_id = app.platform() as "isBuiltIn", r.code = any (${shipped}::text[]) as "isImplicit"
      from role r where r.kind = 'inner' and r.deleted_at is null and r.space_id in (app.space(), app.platform())
     order by r.space_id = app.platform() desc, array_position(${shipped}::text[], r.code), r.sort, r.created_at, r.id`.execute(db);
  return rows;
}

export type Found = {
  id: string;
  kind: RoleKind;
  code: string;
  companyId: string;
  parkId: string | null;
  isGroup: boolean;
  traits: Traits;
  version: number;
  /** The actor holds the role, in any company and park. */
  isHeld: boolean;
};
type Which = { ids: readonly string[]; kinds: readonly RoleKind[]; companyId?: string | undefined };
const roleCondition = ({ ids, kinds, companyId }: Which) =>
  sql`r.space_id = app.space() and r.id = any (${ids}::uuid[]) and r.kind = any (${kinds}::text[]) and r.deleted_at is null
    ${companyId === undefined ? sql`` : sql`and (r.kind = 'inner' or r.company_id = ${companyId})`}`;
const facts = sql`r.id, r.kind, r.code, r.company_id as "companyId", r.park_id as "parkId",
  r.is_group as "isGroup", door.role_traits(r.id) as traits, r.version, door.holds_role(r.id) as "isHeld"`;

export async function find(db: Db, filter: Which): Promise<Found[]> {
  const { rows } = await sql<Found>`select ${facts} from role r where ${roleCondition(filter)} order by r.id`.execute(db);
  return rows;
}

/**
 * Returns a role and locks it, so that nobody else changes it or its nodes meanwhile. A second statement reads the role, because the first
 * may have waited for another transaction and would not see the departments that this transaction has saved.
 */
export async function lock(db: Db, { id, ...filter }: Omit<Which, 'ids'> & { id: string }): Promise<Found | undefined> {
  const one = { ...filter, ids: [id] };
  await sql`select from role r where ${roleCondition(one)} for update`.execute(db);
  const [found] = await find(db, one);
  return found;
}

/** Returns the companies for which somebody has saved nodes of the role, as far as the actor sees these companies. */
export async function decidedIn(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ companyId: string }>`
    select distinct g.company_id as "companyId" from role_grant g where g.role_id = ${id}`.execute(db);
  return rows.map(({ companyId }) => companyId);
}

export type Fields = {
  name: string;
  parentId?: string | null | undefined;
  isGroup?: boolean;
  sortNum: number;
  dataScope?: DataScope;
  fieldPolicy?: Traits['fields'];
  remark?: string | null;
};
/** Condition that row security shows the group to the actor. The foreign key checks that nobody has deleted the group meanwhile. */
const isIn = (parentId: string | null) =>
  parentId === null ? sql`true` : sql`exists (select from role g where g.space_id = app.space() and g.id = ${parentId} and g.is_group)`;

export type New = Required<Omit<Fields, 'fieldPolicy'>> & {
  fieldPolicy: string;
  kind: RoleKind;
  companyId: string;
  parkId: string | null;
  by: string;
};
/** Inserts a role. Inserts nothing when the actor does not reach the company, or when the parent is not a group. */
export const insertion = {
  parts: (of: ValueOf<New>) => sql`made as (
    insert into role (space_id, company_id, park_id, id, code, kind, name,
      parent_id, is_group, sort, data_scope, field_policy, remark, updated_by)
    select c.space_id, c.id, ${of('parkId')}, fresh.id, fresh.id::text, ${of('kind')}, ${of('name')}, ${of('parentId')}, ${of('isGroup')},
           ${of('sortNum')}, ${of('dataScope')}, ${of('fieldPolicy')}::jsonb, ${of('remark')}, ${of('by')}
      from company c, (values (gen_random_uuid())) as fresh (id)
     where c.id = ${of('companyId')} and (${of('parentId')}::uuid is null
       or exists (select from role g where g.space_id = app.space() and g.id = ${of('parentId')}::uuid and g.is_group))
    returning id)`,
  reason: sql<string>`'role_in_group'`,
} satisfies Insertion<New>;
/** Runs the insert of `insertion` within a larger command. */
export async function insert(db: Db, fields: New): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`with ${insertion.parts(inlineValues(fields))} select id from made`.execute(db);
  return rows[0];
}

export type Edit = { [F in keyof Omit<Fields, 'isGroup'>]?: Fields[F] | undefined };
/** Updates a role; properties that are left out stay. */
export const update = (db: Db, id: string, edit: Edit, by: string) => {
  const moved = edit.parentId === undefined ? sql`parent_id` : sql`${edit.parentId}::uuid`;
  const remark = edit.remark === undefined ? sql`remark` : sql`nullif(trim(${edit.remark}::text), '')`;
  return sql`
    update role
       set name = coalesce(${edit.name ?? null}, name), parent_id = ${moved}, sort = coalesce(${edit.sortNum ?? null}::integer, sort),
           data_scope = coalesce(${edit.dataScope ?? null}, data_scope),
           field_policy = coalesce(${edit.fieldPolicy ? JSON.stringify(edit.fieldPolicy) : null}::jsonb, field_policy), remark = ${remark},
           ${touched(by)}
     where space_id = app.space() and id = ${id} and deleted_at is null and ${isIn(edit.parentId ?? null)}`.execute(db);
};

/**
 * Replaces the departments that the data scope of a role names. Returns how many departments are saved. A department that the role may not
 * name is not saved.
 */
export async function setDepartments(db: Db, { id, kind, companyId }: Pick<Found, 'id' | 'kind' | 'companyId'>, ids: readonly string[]) {
  const { rows } = await sql<{ known: number }>`
    with wanted as (
      select d.company_id, d.id from department d join company c on c.space_id = d.space_id and c.id = d.company_id
       where d.id = any (${ids}::uuid[]) and d.deleted_at is null
         and case ${kind} when 'assist' then c.comp_type = 1 else c.id = ${companyId} end
    ), gone as (
      delete from role_department where role_id = ${id} and not department_id = any (${ids}::uuid[])
    ), added as (
      insert into role_department (space_id, company_id, role_id, department_id) select app.space(), company_id, ${id}, id from wanted
      on conflict do nothing
    ) select count(*)::int as known from wanted`.execute(db);
  return rows[0]?.known ?? 0;
}

/** Deletes a role. The trigger role_ends removes its assignments. */
export const remove = (db: Db, id: string, by: string) =>
  sql`update role set deleted_at = app.now(), ${touched(by)}
       where space_id = app.space() and id = ${id} and deleted_at is null`.execute(db);

/** Numbers the roles in steps of ten, first to last. Rows are locked in order of their ids, so that two calls do not deadlock. */
export const rank = (db: Db, ids: readonly string[], kinds: readonly RoleKind[], by: string) =>
  sql`
    with locked as (
      select r.id from role r where ${roleCondition({ ids, kinds })} order by r.id for update
    )
    update role r set sort = p.at * 10, updated_at = app.now(), updated_by = ${by}
      from locked join unnest(${ids}::uuid[]) with ordinality as p (id, at) on p.id = locked.id
     where r.space_id = app.space() and r.id = locked.id`.execute(db);

/** Copies a role; the copy of a park role belongs to the current park. */
export async function copy(db: Db, { id, parkId }: { id: string; parkId: string | null }, name: string, by: string) {
  const { rows } = await sql<{ id: string }>`
    insert into role (space_id, company_id, park_id, id, code, kind, name, parent_id, sort, data_scope, field_policy, remark, updated_by)
    select r.space_id, r.company_id, ${parkId}, fresh.id, fresh.id::text,
           r.kind, ${name}, r.parent_id, r.sort, r.data_scope, r.field_policy, r.remark, ${by}
      from role r, (values (gen_random_uuid())) as fresh (id)
     where r.space_id = app.space() and r.id = ${id} and r.deleted_at is null
    returning id`.execute(db);
  return rows[0];
}

/** Copies the node sets saved for a role, limited to the given nodes, and the departments of its data scope. */
export const copyHoldings = (db: Db, from: string, to: string, nodes: readonly string[], by: string) =>
  sql`
    with places as (
      insert into role_department (space_id, company_id, role_id, department_id)
      select space_id, company_id, ${to}, department_id from role_department where role_id = ${from}
    )
    insert into role_grant (space_id, company_id, role_space_id, role_id, park_id, nodes, updated_by)
    select g.space_id, g.company_id, g.role_space_id, ${to}, g.park_id,
           array(select n from unnest(g.nodes) as n where n = any (${nodes}::text[])), ${by}
      from role_grant g join role r on r.space_id = g.role_space_id and r.id = g.role_id
     where r.space_id = app.space() and r.id = ${from} and g.company_id = r.company_id
       and (g.park_id is null or g.park_id = any ((select app.parks())::uuid[]))`.execute(db);
