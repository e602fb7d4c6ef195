import type { Permission } from '@park/contract/access';
import type { fieldRules, guardedFields } from '@park/contract/rights/role';
import { maskIdCard, maskPhone } from './secret.ts';

type Field = keyof typeof guardedFields;
export type FieldPolicy = { [F in Field]?: keyof typeof fieldRules };
/** A person to whom field policies apply. Every `Actor` qualifies. */
export type Guarded = { rights: { granted: ReadonlyMap<Permission, { fields: FieldPolicy }> } };

/** The policy field of each key in answers and exports. */
const fieldOf = new Map<string, Field>([
  ['phone', 'phone'],
  ['mobile', 'phone'],
  ['idCard', 'idCard'],
  ['email', 'email'],
]);
/** The mask of each field. A value that is masked already does not match its pattern and stays unchanged. */
const masks: Record<Field, (value: string) => string> = {
  phone: (value) => value.replace(/^\d{11}$/, maskPhone),
  idCard: (value) => value.replace(/^\d{17}[\dXx]$/, maskIdCard),
  email: (value) => value.replace(/^(.).*(?=@)/, '$1***'),
};

/** Returns the field policy that applies to an actor under a permission. */
export const policyOf = ({ rights }: Guarded, permission: Permission): FieldPolicy => rights.granted.get(permission)?.fields ?? {};

/** Tells whether a field is shown in full. Only then may it be changed, because nobody may overwrite a value they cannot read. */
export const isOpen = (by: Guarded, permission: Permission, field: Field) => (policyOf(by, permission)[field] ?? 'show') === 'show';
/** Returns a check whether a key may be changed under all of these permissions; the strictest policy counts. */
export const changing = (by: Guarded, permissions: readonly Permission[]) => (key: string) => {
  const field = fieldOf.get(key);
  return !field || permissions.every((permission) => isOpen(by, permission, field));
};
/**
 * Removes the fields that the actor does not see in full from the input. A form filled from an answer without these fields would otherwise
 * erase them.
 */
export const changeable = <V extends Record<string, unknown>>(by: Guarded, permission: Permission, sent: V): Partial<V> => {
  const mayChange = changing(by, [permission]);
  return Object.fromEntries(Object.entries(sent).filter(([key]) => mayChange(key))) as Partial<V>;
};
/** Tells whether a field is hidden completely. */
export const isHidden = (by: Guarded, permission: Permission, field: Field) => policyOf(by, permission)[field] === 'hide';

function cover(value: unknown, field: Field, policy: FieldPolicy): unknown {
  if (policy[field] === 'hide') return null;
  return policy[field] === 'mask' && typeof value === 'string' ? masks[field](value) : value;
}

/** Returns an answer with hidden and masked fields at any depth. Without a policy it returns the answer unchanged. */
export function veiled<T>(answer: T, policy: FieldPolicy): T {
  return Object.keys(policy).length === 0 ? answer : (walk(answer, policy) as T);
}
function walk(part: unknown, policy: FieldPolicy): unknown {
  if (Array.isArray(part)) return part.map((one) => walk(one, policy));
  if (typeof part !== 'object' || part === null) return part;
  // a custom field has its name in `columnName` beside its value
  const named = fieldOf.get(String((part as { columnName?: unknown }).columnName));
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const field = key === 'value' && named ? named : fieldOf.get(key);
      return [key, field && typeof value !== 'object' ? cover(value, field, policy) : walk(value, policy)];
    }),
  );
}

type Column = { key: string; value(row: never): unknown };
/** Applies the field policy to the columns of an export: hidden columns are removed, masked values are masked. */
export function veiledColumns<C extends Column>(columns: readonly C[], policy: FieldPolicy): C[] {
  return columns.flatMap((column) => {
    const field = fieldOf.get(column.key.replace(/^ext\./, ''));
    if (!field || !policy[field]) return [column];
    return policy[field] === 'hide' ? [] : [{ ...column, value: (row: never) => cover(column.value(row), field, policy) }];
  });
}
