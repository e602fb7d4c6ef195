import type { Permission } from '@park/contract/access';
import type { Call } from '@park/contract/core';
import type { Context } from '../../../context.ts';
import { isOpen } from '../../../fields.ts';
import type { Secrets } from '../../../secret.ts';
import * as records from './queries.ts';

/**
 * A phone number in a row of an answer. `permissions` are the rights that a look-up of this number and the call itself need; the first one
 * must reach the company.
 */
type Shown<R> = { permissions: readonly [Permission, ...Permission[]]; whose: (row: R) => records.PhoneOf };
/** The keys of an answer’s rows that hold phone numbers. */
type Phones<R> = Readonly<Record<string, Shown<R>>>;

/** Returns who a number belongs to, as `withPhones` needs it. */
export const personOf = (companyId: string, userId: string): records.PhoneOf => ({ of: 'person', companyId, userId });
export const superOf = (companyId: string): records.PhoneOf => ({ of: 'super', companyId, userId: null });
export const contactOf = (companyId: string): records.PhoneOf => ({ of: 'contact', companyId, userId: null });

/**
 * Replaces masked phone numbers by whole ones if the platform shows phone numbers (V243), as far as the actor could look each of them up,
 * and leaves one privacy record for the answer. Otherwise it returns the rows unchanged and sends no statement.
 */
export async function withPhones<R extends object>(
  context: Context,
  { openPhone }: Pick<Secrets, 'openPhone'>,
  call: Call,
  rows: R[],
  phones: Phones<NoInfer<R>>,
): Promise<R[]> {
  const { actor } = context;
  if (!actor.rights.showsPhones) return rows;
  const keys = Object.entries(phones).filter(([, { permissions }]) =>
    permissions.every((permission) => actor.may(permission) && isOpen(actor, permission, 'phone')),
  );
  const wanted = rows.flatMap((row) =>
    keys
      .filter(([key]) => row[key as keyof R])
      .map(([key, { permissions, whose }]) => ({ row, key, permission: permissions[0], ...whose(row) }))
      .filter(({ permission, companyId }) => actor.keeps(permission, companyId)),
  );
  if (wanted.length === 0) return rows;
  const found = await records.phones(context, call.key, wanted);
  const numbers = new Map<R, Partial<R>>();
  for (const { at, cipher } of found) {
    const place = wanted[at - 1];
    if (place) numbers.set(place.row, { ...numbers.get(place.row), [place.key]: openPhone(cipher) } as Partial<R>);
  }
  return rows.map((row) => ({ ...row, ...numbers.get(row) }));
}
