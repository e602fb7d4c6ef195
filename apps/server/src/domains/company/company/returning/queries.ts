import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { touched } from '../../../../db/touched.ts';
import type { PhoneTriple } from '../../../../secret.ts';
import { activationRule } from '../founding/queries.ts';
import { hasReturned } from '../leaving/queries.ts';

export type LeftPlace = { companyId: string; groupIds: string[]; attributeIds: string[] };
/** Reads what a company had in the park when it left. */
export async function findLeft(db: Db, id: string): Promise<LeftPlace | undefined> {
  const { rows } = await sql<LeftPlace>`
    select p.company_id as "companyId", coalesce(p.left_group_ids, '{}') as "groupIds",
           coalesce(p.left_attribute_ids, '{}') as "attributeIds"
      from company_park p where p.id = ${id} and p.left_at is not null`.execute(db);
  return rows[0];
}

/**
 * Puts the company into the park again, as of now. Must run first, because the row security policy of the company looks for this row.
 * Changes nothing if the company has returned since; of two operators who do this at once, the second waits and changes nothing.
 */
export const join = (db: Db, id: string, by: string) =>
  sql`insert into company_park (space_id, park_id, company_id, relation, joined_by)
      select p.space_id, p.park_id, p.company_id, p.relation, ${by}::uuid from company_park p
       where p.id = ${id} and p.left_at is not null and not ${hasReturned}
      on conflict do nothing`.execute(db);

export type Former = { compType: 0 | 1 | 2; hasEnded: boolean };
/**
 * Locks the company and tells whether its account ended when it left its last park. Its relation to the park follows its type, which may
 * have changed in another park meanwhile.
 */
export async function lock(db: Db, id: string): Promise<Former | undefined> {
  const { rows } = await sql<Former>`
    with former as (
           select id, comp_type as "compType", deleted_at is not null as "hasEnded" from company where id = ${id} for no key update),
         place as (
           update company_park p set relation = case f."compType" when 1 then 'assists' else 'settled' end
             from former f where p.company_id = f.id and p.left_at is null)
    select "compType", "hasEnded" from former`.execute(db);
  return rows[0];
}

type Contact = { name: string; phone: PhoneTriple };
/**
 * Reopens the account of a company as of now. It waits for activation like a new company. The new super administrator becomes the main
 * contact unless the contact was somebody outside the company.
 */
export const reopen = (db: Db, id: string, { name, phone: { cipher, hash, mask } }: Contact, by: string) =>
  sql`with ${activationRule}, contact as (
        select case when m.inside then ${name} else c.contact_name end as name,
               case when m.inside then ${cipher}::bytea else c.contact_phone_cipher end as cipher,
               case when m.inside then ${hash}::bytea else c.contact_phone_hash end as hash,
               case when m.inside then ${mask} else c.contact_phone_mask end as mask
          from company c cross join lateral (
            select c.contact_phone_hash is null or exists (
              select from staff s where s.company_id = c.id and s.phone_hash = c.contact_phone_hash) as inside) m
         where c.id = ${id})
      update company c
         set deleted_at = null, enabled = true, activated = false, activates = rule.rule, activates_at = rule.at, settled_at = app.now(),
             contact_name = contact.name, contact_phone_cipher = contact.cipher, contact_phone_hash = contact.hash,
             contact_phone_mask = contact.mask, ${touched(by)}
        from rule, contact where c.id = ${id} and c.deleted_at is not null`.execute(db);
