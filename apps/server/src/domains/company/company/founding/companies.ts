import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../db/database.ts';
import { pinyinOf } from '../../../../pinyin.ts';
import type { PhoneTriple, Secrets } from '../../../../secret.ts';
import { firstPassword } from '../../../people/identity/index.ts';
import { joinedText, queueTexts } from '../../../people/staff/index.ts';
import { explain } from '../explain.ts';
import * as founding from './queries.ts';

type Keys = Pick<Secrets, 'phone'>;
type NewCompany = {
  name: string;
  creditCode: string | null;
  compType: 0 | 1;
  contactName: string | null;
  contactPhone: string | null;
  ext: object;
  /** The move-in time; defaults to now. */
  settledAt?: Date | null;
  logo?: string | null;
  remark?: string | null;
  /**
   * The super administrator. A person without an account gets a first password by text message. Undefined adds the company without an
   * administrator.
   */
  admin: { name: string; phone: string } | undefined;
};
/** The id of the new company, or the field whose value another company of the space has already. */
type CreatedCompany = { id: string } | { id: undefined; taken: 'companyName' | 'creditCode' };

const base64 = ({ cipher, hash, mask }: PhoneTriple) => ({ cipher: cipher.toString('base64'), hash: hash.toString('base64'), mask });

/**
 * Adds companies to the park; every way of adding companies ends here. Each company gets a relation to the park, a top department and a
 * super administrator, and waits for activation as the park's rule says. Companies whose name or code is taken are left out. The number of
 * SQL statements does not depend on the number of companies.
 */
export async function createCompanies(db: Db, secrets: Keys, by: string, companies: readonly NewCompany[]): Promise<CreatedCompany[]> {
  if (companies.length === 0) return [];
  const rows = companies.map(({ admin: _, contactPhone, ...company }) => ({
    ...company,
    id: randomUUID(),
    contactPhone: contactPhone ? base64(secrets.phone(contactPhone)) : null,
  }));
  await founding.addPlaces(db, rows, by);
  const created = new Set(await founding.addCompanies(db, rows, by));
  const refused = rows.filter(({ id }) => !created.has(id));
  if (refused.length)
    await founding.deletePlaces(
      db,
      refused.map(({ id }) => id),
    );
  await founding.addTopDepartments(db, [...created], by);
  await addAdmins(
    db,
    secrets,
    by,
    companies.flatMap(({ name, admin }, at) => {
      const { id } = rows[at] as { id: string };
      return admin && created.has(id) ? [{ companyId: id, company: name, ...admin }] : [];
    }),
  );
  const { names } = refused.length ? await founding.taken(db, { names: refused.map(({ name }) => name) }) : { names: new Set() };
  return rows.map(({ id, name }) => (created.has(id) ? { id } : { id: undefined, taken: names.has(name) ? 'companyName' : 'creditCode' }));
}

/** Adds one company. Fails with an error on the field whose value is taken. */
export async function createCompany(db: Db, secrets: Keys, by: string, company: NewCompany): Promise<string> {
  const [founded] = await createCompanies(db, secrets, by, [company]);
  if (founded?.id === undefined) return explain({ constraint: founded?.taken === 'creditCode' ? 'company_credit_code' : 'company_name' });
  return founded.id;
}

type NewAdmin = { companyId: string; company: string; name: string; phone: string };
async function addAdmins(db: Db, secrets: Keys, by: string, admins: readonly NewAdmin[]): Promise<void> {
  if (admins.length === 0) return;
  const people = admins
    .map((one) => ({ ...one, ...firstPassword(), triple: secrets.phone(one.phone) }))
    // sorted, so that two imports of the same people cannot deadlock
    .sort((one, other) => Buffer.compare(one.triple.hash, other.triple.hash));
  const rows = people.map(({ companyId, name, stored: passwordHash, triple }) => ({
    companyId,
    realName: name,
    pinyin: pinyinOf(name),
    person: { ...triple, password: passwordHash },
  }));
  const added = new Map((await founding.addAdmins(db, rows, by)).map((one) => [one.companyId, one]));
  const messages = people.flatMap(({ companyId, company, salt, triple: { cipher } }) => {
    const { isTold, isNew = false } = added.get(companyId) ?? {};
    return isTold ? [joinedText({ cipher, company, salt, isNew })] : [];
  });
  if (messages.length) await queueTexts(db, messages);
}
