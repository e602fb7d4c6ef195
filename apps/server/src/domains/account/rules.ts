import { phone } from '@park/contract/fields';
import { maskPhone } from '../../secret.ts';

/** Decision 38: one's own number may come masked, written out however one likes, or not at all. */
export function isOwnNumber(own: string, typed: string | undefined): boolean {
  if (!typed || typed === maskPhone(own)) return true;
  return phone().safeParse(typed).data === own;
}

export type ExtField = { name: string; columnName: string; extendType: string; length: number | null };
/** The extended fields of a person. A space defines further ones in time; this one always exists. */
export const extFields: readonly ExtField[] = [{ name: '短号', columnName: 'short_num', extendType: 'String', length: 20 }];

/** What is defined, of what was sent or is stored; blank is none. */
export function definedValues(values: Record<string, unknown>): Record<string, unknown> {
  const given = extFields.filter(({ columnName }) => Object.hasOwn(values, columnName));
  return Object.fromEntries(given.map(({ columnName }) => [columnName, values[columnName] === '' ? null : values[columnName]]));
}
