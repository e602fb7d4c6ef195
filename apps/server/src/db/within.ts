import type { Permission } from '@park/contract/access';
import type { DataScope } from '@park/contract/rights/role';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

type Covered = { scope: DataScope; departmentIds: readonly string[] };
/** The holder of a data scope; an actor is one. */
export type Scoped = { userId: string; companyId: string; rights: { granted: ReadonlyMap<Permission, Covered> } };
type Condition = RawBuilder<unknown>;

const everything = sql`true`;
const nothing = sql`false`;

/** Selects the user's own department, if they have one. */
const mine = ({ userId, companyId }: Scoped) =>
  sql`select o.department_id from staff o where o.company_id = ${companyId} and o.user_id = ${userId} and o.left_at is null`;
const below = (by: Scoped) => sql`
  with recursive own as (
    select d.id from department d where d.company_id = ${by.companyId} and d.id = (${mine(by)}) and d.deleted_at is null
    union all
    select child.id from department child join own on child.parent_id = own.id
     where child.company_id = ${by.companyId} and child.deleted_at is null
  ) select id from own`;

/** Condition for one column: the departments of the scopes "dept", "dept_tree" and "custom". */
function inDepartments(by: Scoped, { scope, departmentIds }: Covered, column: Condition): Condition {
  const chosen = departmentIds.length ? sql`${column} = any (${departmentIds}::uuid[])` : nothing;
  if (scope === 'dept') return sql`(${column} = (${mine(by)}) or ${chosen})`;
  if (scope === 'dept_tree') return sql`(${column} in (${below(by)}) or ${chosen})`;
  return chosen;
}

/** Tells whether the right covers everything within its reach; a statement then needs no condition and no check beforehand. */
export const coversAll = (by: Scoped, permission: Permission): boolean => by.rights.granted.get(permission)?.scope === 'all';

/**
 * Returns the condition for members that a right covers, for `staff s`. Data scopes become SQL only here. Several roles add up. It is
 * `true` if everybody is covered, so that an index-only scan stays possible.
 */
export function within(by: Scoped, permission: Permission): Condition {
  const right = by.rights.granted.get(permission);
  if (!right) return nothing;
  if (right.scope === 'all') return everything;
  if (right.scope === 'company') return sql`s.company_id = ${by.companyId}`;
  const people = inDepartments(by, right, sql`s.department_id`);
  return right.scope === 'custom' ? people : sql`(s.user_id = ${by.userId} or ${people})`;
}

/** Returns the condition for departments that a right covers, for `department d`: those whose members it covers. */
export function departmentWithin(by: Scoped, permission: Permission): Condition {
  const right = by.rights.granted.get(permission);
  if (!right) return nothing;
  if (right.scope === 'all') return everything;
  if (right.scope === 'company') return sql`d.company_id = ${by.companyId}`;
  return inDepartments(by, right, sql`d.id`);
}

/** Tells whether a right covers these departments of a company; null (members without a department) is covered only if all members are. */
export async function covers(
  context: { readonly db: Db; readonly actor: Scoped },
  permission: Permission,
  { companyId, departmentIds }: { companyId: string; departmentIds: readonly (string | null)[] },
): Promise<boolean> {
  const by = context.actor;
  const scope = by.rights.granted.get(permission)?.scope;
  if (scope === 'all') return true;
  if (scope === 'company') return companyId === by.companyId;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from department d
     where d.company_id = ${companyId} and d.id = any (${departmentIds}::uuid[]) and ${departmentWithin(by, permission)}`.execute(
    context.db,
  );
  return rows[0]?.n === new Set(departmentIds).size;
}

/** Tells whether a right covers every member of a company. */
export function coversCompany(by: Scoped, permission: Permission, companyId: string): boolean {
  const scope = by.rights.granted.get(permission)?.scope;
  return scope === 'all' || (scope === 'company' && companyId === by.companyId);
}

/**
 * Returns the condition for rows that belong to a department or to none, joined as `department d`: a row without a department is covered
 * only if the right covers the whole company.
 */
export const placeWithin = (by: Scoped, permission: Permission, companyId: string): Condition =>
  coversCompany(by, permission, companyId) ? everything : departmentWithin(by, permission);
