import type { Permission } from '@park/contract/access';
import type { fieldRules, guardedFields } from '@park/contract/rights/role';
import { maskIdCard, maskPhone } from './secret.ts';

type Field = keyof typeof guardedFields;
export type FieldPolicy = { [F in Field]?: keyof typeof fieldRules };
/** Whose field rules are asked for; an actor is one. */
export type Guarded = { rights: { granted: ReadonlyMap<Permission, { fields: FieldPolicy }> } };

/** What the fields are called in answers and exports. */
const fieldOf = new Map<string, Field>([
  ['phone', 'phone'],
  ['mobile', 'phone'],
  ['idCard', 'idCard'],
  ['email', 'email'],
]);
/** What stands in a mask already has no more digits to lose. */
const masks: Record<Field, (value: string) => string> = {
  phone: (value) => value.replace(/^\d{11}$/, maskPhone),
  idCard: (value) => value.replace(/^\d{17}[\dXx]$/, maskIdCard),
  email: (value) => value.replace(/^(.).*(?=@)/, '$1***'),
};

/** What the roles that grant a permission say about fields. */
export const policyOf = ({ rights }: Guarded, permission: Permission): FieldPolicy => rights.granted.get(permission)?.fields ?? {};

/** Whether a field may be seen whole, and therefore changed: nobody overwrites what he cannot read. */
export const isOpen = (by: Guarded, permission: Permission, field: Field) => (policyOf(by, permission)[field] ?? 'show') === 'show';
/** Which fields, by what they are called, somebody may change by all of these rights: of several the strictest counts. */
export const changing = (by: Guarded, permissions: readonly Permission[]) => (key: string) => {
  const field = fieldOf.get(key);
  return !field || permissions.every((permission) => isOpen(by, permission, field));
};
/** What somebody has sent without what he may not see whole: a form that was filled from an answer without it would otherwise wipe it. */
export const changeable = <V extends Record<string, unknown>>(by: Guarded, permission: Permission, sent: V): Partial<V> => {
  const mayChange = changing(by, [permission]);
  return Object.fromEntries(Object.entries(sent).filter(([key]) => mayChange(key))) as Partial<V>;
};
/** Whether anything of a field may be learnt at all. */
export const isHidden = (by: Guarded, permission: Permission, field: Field) => policyOf(by, permission)[field] === 'hide';

function cover(value: unknown, field: Field, policy: FieldPolicy): unknown {
  if (policy[field] === 'hide') return null;
  return policy[field] === 'mask' && typeof value === 'string' ? masks[field](value) : value;
}

/** An answer as its reader may see it, however deep the fields lie. It costs nothing where no role says anything. */
export function veiled<T>(answer: T, policy: FieldPolicy): T {
  return Object.keys(policy).length === 0 ? answer : (walk(answer, policy) as T);
}
function walk(part: unknown, policy: FieldPolicy): unknown {
  if (Array.isArray(part)) return part.map((one) => walk(one, policy));
  if (typeof part !== 'object' || part === null) return part;
  // a customer's own field comes with its name beside its value
  const named = fieldOf.get(String((part as { columnName?: unknown }).columnName));
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const field = key === 'value' && named ? named : fieldOf.get(key);
      return [key, field && typeof value !== 'object' ? cover(value, field, policy) : walk(value, policy)];
    }),
  );
}

type Column = { key: string; value(row: never): unknown };
/** The columns of an export as its reader may see them: hidden ones are not there. */
export function veiledColumns<C extends Column>(columns: readonly C[], policy: FieldPolicy): C[] {
  return columns.flatMap((column) => {
    const field = fieldOf.get(column.key.replace(/^ext\./, ''));
    if (!field || !policy[field]) return [column];
    return policy[field] === 'hide' ? [] : [{ ...column, value: (row: never) => cover(column.value(row), field, policy) }];
  });
}
