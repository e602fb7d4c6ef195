import type { Permission } from '@park/contract/access';
import type { DataScope } from '@park/contract/rights/role';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

type Covered = { scope: DataScope; departmentIds: readonly string[] };
/** Whose data scope is asked for; an actor is one. */
export type Scoped = { userId: string; companyId: string; rights: { granted: ReadonlyMap<Permission, Covered> } };
type Condition = RawBuilder<unknown>;

const everything = sql`true`;
const nothing = sql`false`;

/** His own department, where he has one. */
const mine = ({ userId, companyId }: Scoped) =>
  sql`select o.department_id from staff o where o.company_id = ${companyId} and o.user_id = ${userId} and o.left_at is null`;
const below = (by: Scoped) => sql`
  with recursive own as (
    select d.id from department d where d.company_id = ${by.companyId} and d.id = (${mine(by)}) and d.deleted_at is null
    union all
    select child.id from department child join own on child.parent_id = own.id
     where child.company_id = ${by.companyId} and child.deleted_at is null
  ) select id from own`;

/** The departments of a scope that is neither everything nor the whole company, for one column. */
function inDepartments(by: Scoped, { scope, departmentIds }: Covered, column: Condition): Condition {
  const chosen = departmentIds.length ? sql`${column} = any (${departmentIds}::uuid[])` : nothing;
  if (scope === 'dept') return sql`(${column} = (${mine(by)}) or ${chosen})`;
  if (scope === 'dept_tree') return sql`(${column} in (${below(by)}) or ${chosen})`;
  return chosen;
}

/** Whether the right covers everything it reaches; a statement then needs no condition, nor a look beforehand. */
export const coversAll = (by: Scoped, permission: Permission): boolean => by.rights.granted.get(permission)?.scope === 'all';

/**
 * Whom a right covers, for `staff s`: the one place where the data scope of roles turns into a condition. Several roles add
 * up. It says `true` where everybody is covered, so that the index alone still answers.
 */
export function within(by: Scoped, permission: Permission): Condition {
  const right = by.rights.granted.get(permission);
  if (!right) return nothing;
  if (right.scope === 'all') return everything;
  if (right.scope === 'company') return sql`s.company_id = ${by.companyId}`;
  const people = inDepartments(by, right, sql`s.department_id`);
  return right.scope === 'custom' ? people : sql`(s.user_id = ${by.userId} or ${people})`;
}

/** Which departments a right covers, for `department d`: those whose people it does. */
export function departmentWithin(by: Scoped, permission: Permission): Condition {
  const right = by.rights.granted.get(permission);
  if (!right) return nothing;
  if (right.scope === 'all') return everything;
  if (right.scope === 'company') return sql`d.company_id = ${by.companyId}`;
  return inDepartments(by, right, sql`d.id`);
}

/** Whether a right covers these departments of a company; who is in none (null) only where it covers all of its people. */
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

/** Whether a right covers everybody of a company. */
export function coversCompany(by: Scoped, permission: Permission, companyId: string): boolean {
  const scope = by.rights.granted.get(permission)?.scope;
  return scope === 'all' || (scope === 'company' && companyId === by.companyId);
}

/** What belongs to a department or to none, for `department d` joined to it: what belongs to none is for who covers everybody of the company. */
export const placeWithin = (by: Scoped, permission: Permission, companyId: string): Condition =>
  coversCompany(by, permission, companyId) ? everything : departmentWithin(by, permission);
