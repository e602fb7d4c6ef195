import { secretsOf } from '../../src/secret.ts';
import { secretKey } from '../postgres.ts';
import type { Rows } from './journal.ts';
import type { Who } from './people.ts';
import { companyId, parkId } from './stage.ts';

type Named = { name: string; company: string | null; park: string | null; parks: string[] };
export type Scanner = Awaited<ReturnType<typeof openScanner>>;

/** Loads every name and phone number of the demo, to find those that an answer should not contain. */
export async function openScanner(rows: Rows) {
  const { phoneHash } = secretsOf(secretKey);
  const known = await rows<Named>(`
    with place as (
      select c.id, c.name, coalesce(array_agg(p.park_id) filter (where p.relation = 'settled' and p.left_at is null), '{}') as parks
        from company c left join company_park p on p.company_id = c.id group by c.space_id, c.id
    )
    select name, id as company, null::uuid as park, parks from place
    union select s.real_name, s.company_id, null, place.parks from staff s join place on place.id = s.company_id
    union select d.name, d.company_id, null, place.parks from department d join place on place.id = d.company_id
    union select name, null, id, '{}' from park`);
  const phones = new Set((await rows<{ hash: string }>(`select encode(phone_hash, 'hex') as hash from "user"`)).map(({ hash }) => hash));
  const words = (await rows<{ name: string }>('select name from menu')).map(({ name }) => name);
  const remembered = new Map<string, string[]>();

  /** Returns the names the person may not read, without those that are part of a name they may read. */
  function foreign({ sees }: Who, further: readonly string[]): string[] {
    const key = JSON.stringify([sees, further]);
    const companies = new Set(sees.companies.map(companyId));
    const within = [...(sees.settledIn ?? []), ...further].map((park) => parkId(park) as string);
    const parks = new Set(sees.parks.map((park) => parkId(park) as string));
    const isOpen = (one: Named) =>
      one.park ? parks.has(one.park) : companies.has(one.company as string) || one.parks.some((park) => within.includes(park));
    const list = remembered.get(key) ?? namesBut(known, isOpen, words);
    remembered.set(key, list);
    return list;
  }

  return {
    /** Returns the given texts, foreign names and phone numbers that an answer contains. */
    found(text: string, actor: Who, { secret, further = [] }: { secret: readonly string[]; further?: readonly string[] }): string[] {
      const names = [...secret, ...foreign(actor, further)].filter((name) => text.includes(name));
      // every eleven digits in a row are looked up by their keyed hash, which tells a phone number from a part of an id
      const numbers = [...text.matchAll(/(?=(1\d{10}))/g)].map((match) => match[1] as string);
      return [...names, ...numbers.filter((number) => phones.has(phoneHash(number).toString('hex')))];
    },
    /** Adds a phone number that was inserted after the scanner was opened. */
    addPhone: (number: string) => phones.add(phoneHash(number).toString('hex')),
  };
}

function namesBut(known: readonly Named[], isOpen: (one: Named) => boolean, words: readonly string[]): string[] {
  const readable = [...words, ...known.filter(isOpen).map((one) => one.name)].join('\n');
  return [...new Set(known.filter((one) => !isOpen(one)).map((one) => one.name))].filter((name) => !readable.includes(name));
}
