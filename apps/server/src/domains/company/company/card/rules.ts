import { type CompanyField, type company, companyTexts, keyFields, kindFields, ownFields } from '@park/contract/company/company';
import type { Received } from '@park/contract/core';
import { creditCodeProblem } from '@park/contract/fields';
import type { Actor } from '../../../../context.ts';

type KeyField = (typeof keyFields)[number];
export type KeyFacts = { companyName: string; creditCode: string | null; settingTime: Date | null };
type Sent = Pick<Received<typeof company.change>, KeyField>;

/** Times leave to the second, so that is how exactly they come back. */
const second = (at: Date | null) => at && Math.floor(at.getTime() / 1000);
const same = (a: string | Date | null, b: string | Date | null) =>
  a instanceof Date || b instanceof Date ? second(a as Date | null) === second(b as Date | null) : a === b;

/** The key fields that would become something else: a form sends back the others as it was given them. */
export const changedKeys = (sent: Sent, stored: KeyFacts): Sent =>
  Object.fromEntries(
    keyFields.flatMap((key) => {
      const value = sent[key];
      return value === undefined || same(value, stored[key]) ? [] : [[key, value]];
    }),
  );

/** Who decides about the main contact: whether the company may, and whether the reader is that very person. */
export type Contact = { keepsContact: boolean; isContact: boolean };
type By = Pick<Actor, 'keeps'>;
type Edited = Pick<Contact, 'keepsContact'> & { compType: number | string };
/** What somebody may change about a company he sees. */
export function editableBy(actor: By, companyId: string, { keepsContact, compType }: Edited): CompanyField[] {
  const mayGive = Number(compType) === 0 && actor.keeps('attribute:grant', companyId);
  if (actor.keeps('company:update', companyId)) return [...keyFields, ...ownFields, ...(mayGive ? kindFields : [])];
  if (!actor.keeps('company:complete', companyId)) return [];
  return ownFields.filter((field) => keepsContact || field !== 'normalContactName');
}

/** V244, decision 101: the project names any contact; a company its own where it was given that, but nobody replaces himself. */
export function mayChooseContact(actor: By, companyId: string, { keepsContact, isContact }: Contact): boolean {
  if (actor.keeps('company:update', companyId)) return true;
  return actor.keeps('company:complete', companyId) && keepsContact && !isContact;
}

/** Early pilot codes are valid and fail the check character: said, not refused. */
export const warningOf = ({ creditCode }: Sent): string | null =>
  creditCode && creditCodeProblem(creditCode) ? companyTexts.checksum : null;
