import { type CompanyField, type company, companyTexts, keyFields, kindFields, ownFields } from '@park/contract/company/company';
import type { Received } from '@park/contract/core';
import { creditCodeProblem } from '@park/contract/fields';
import type { Actor } from '../../../../context.ts';

type KeyField = (typeof keyFields)[number];
export type KeyFacts = { companyName: string; creditCode: string | null; settingTime: Date | null };
type Sent = Pick<Received<typeof company.change>, KeyField>;

/** Cuts a time to full seconds for a comparison, because forms send times back without milliseconds. */
const second = (at: Date | null) => at && Math.floor(at.getTime() / 1000);
const same = (a: string | Date | null, b: string | Date | null) =>
  a instanceof Date || b instanceof Date ? second(a as Date | null) === second(b as Date | null) : a === b;

/** Returns the key fields whose values the request changes. A form sends all fields, so unchanged values are left out. */
export const changedKeys = (sent: Sent, stored: KeyFacts): Sent =>
  Object.fromEntries(
    keyFields.flatMap((key) => {
      const value = sent[key];
      return value === undefined || same(value, stored[key]) ? [] : [[key, value]];
    }),
  );

/** `keepsContact`: the company may choose its main contact. `isContact`: the reader is the main contact. */
export type Contact = { keepsContact: boolean; isContact: boolean };
type By = Pick<Actor, 'keeps'>;
type Edited = Pick<Contact, 'keepsContact'> & { compType: number | string };
/** Returns the fields of a company the actor may change. */
export function editableBy(actor: By, companyId: string, { keepsContact, compType }: Edited): CompanyField[] {
  const mayGive = Number(compType) === 0 && actor.keeps('attribute:grant', companyId);
  if (actor.keeps('company:update', companyId)) return [...keyFields, ...ownFields, ...(mayGive ? kindFields : [])];
  if (!actor.keeps('company:complete', companyId)) return [];
  return ownFields.filter((field) => keepsContact || field !== 'normalContactName');
}

/**
 * Tells whether the actor may choose the main contact (V244, decision 101): an operator always; an administrator of the company only if the
 * operator allows it and they are not the contact themselves.
 */
export function mayChooseContact(actor: By, companyId: string, { keepsContact, isContact }: Contact): boolean {
  if (actor.keeps('company:update', companyId)) return true;
  return actor.keeps('company:complete', companyId) && keepsContact && !isContact;
}

/**
 * Returns a warning for a wrong check character in the credit code. It is only a warning, because valid codes of the early pilot fail the
 * check.
 */
export const warningOf = ({ creditCode }: Sent): string | null =>
  creditCode && creditCodeProblem(creditCode) ? companyTexts.checksum : null;
