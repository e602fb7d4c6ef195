import type pg from 'pg';

type Row = Record<string, unknown>;
export type Change = { at: string; table: string; old: Row | null; new: Row | null };
/** Queries the tables directly, past row security. */
export type Rows = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;
export type Journal = Awaited<ReturnType<typeof keepJournal>>;

/** Tables, or columns of tables, that change with any call and therefore prove nothing about it. */
const beside: Readonly<Record<string, 'all' | readonly string[]>> = {
  audit: 'all',
  session: ['last_seen_at'],
  user: ['rights_version'],
  space: ['rights_version'],
  // rate limits also count refused attempts
  rate_limit: 'all',
  // the number of instances started that day
  flow_number: 'all',
  flow_number_free: 'all',
  login_attempt: 'all',
  login_challenge: 'all',
  captcha: 'all',
  sms_code: 'all',
};
/**
 * Tables that triggers change together with the named tables; a change of such a table is reported only if none of the named tables has
 * changed.
 */
const following: Readonly<Record<string, readonly string[]>> = { headcount: ['staff', 'company'] };
const unwatched = Object.keys(beside).filter((table) => beside[table] === 'all');

/**
 * Installs triggers that record every row change in this database from now on, and can undo all of it. Cheaper than comparing all rows
 * before and after, and it names the row.
 */
export async function keepJournal(rows: Rows) {
  await rows(`
    create schema journal;
    create sequence journal.version start 1000000;
    create table journal.entry (at bigint generated always as identity primary key, "table" text not null, old jsonb, new jsonb);
    create function journal.note() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      if tg_op = 'TRUNCATE' then raise exception 'nothing here is truncated'; end if;
      insert into journal.entry ("table", old, new) values (tg_argv[0], to_jsonb(old), to_jsonb(new));
      return null;
    end $$;
    create function journal.columns(t regclass, keys boolean) returns text[] language sql as $$
      select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
       where a.attrelid = t and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         and (not keys or a.attnum = any ((select i.indkey from pg_index i where i.indrelid = t and i.indisprimary)::int2[]))
    $$;
    /* The statements of an undo are built only once, because an undo runs after every question. */
    create table journal.watched ("table" text primary key, remove text not null, restore text not null);
    /*
     * Undoes the newest change first, past triggers and keys. Versions are not set back: a server must never take data cached under one for
     * valid.
     */
    create function journal.undo(p_since bigint) returns void language plpgsql set session_replication_role = replica as $$
    declare
      e record;
    begin
      for e in select j.old, j.new, w.remove, w.restore from journal.entry j join journal.watched w using ("table")
                where j.at > p_since order by j.at desc loop
        if e.new is not null then execute e.remove using e.new; end if;
        if e.old is not null then
          if e.old ? 'rights_version' then e.old := e.old || jsonb_build_object('rights_version', nextval('journal.version')); end if;
          execute e.restore using e.old;
        end if;
      end loop;
      delete from journal.entry where at > p_since;
    end $$;
    do $$
    declare
      t regclass;
      name text;
    begin
      -- a part of a table is written down under the name of the whole
      for t, name in select c.oid, c.relname from pg_class c
                      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition loop
        execute format('create trigger journal after insert or update or delete on %s
                          for each row execute function journal.note(%L)', t, name);
        execute format('create trigger journal_emptied before truncate on %s execute function journal.note()', t);
        insert into journal.watched values (name,
          format('delete from %1$s t using jsonb_populate_record(null::%1$s, $1) n where (t.%2$s) = (n.%3$s)', t,
            array_to_string(journal.columns(t, true), ', t.'), array_to_string(journal.columns(t, true), ', n.')),
          format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$s, $1)', t,
            array_to_string(journal.columns(t, false), ', ')));
      end loop;
    end $$`);
  return {
    /** Returns the changes since a moment, without those that every call makes. */
    async since(moment: string): Promise<Change[]> {
      const found = await rows<Change>(
        'select e.at::text, e."table", e.old, e.new from journal.entry e where e.at > $1 and e."table" <> all ($2) order by e.at',
        [moment, unwatched],
      );
      const changed = new Set(found.map(({ table }) => table));
      return found.filter((change) => !isBeside(change) && !following[change.table]?.some((table) => changed.has(table)));
    },
    /** Returns the current moment, and the ids of rows inserted since the last undo. */
    async now(): Promise<{ moment: string; made: string[] }> {
      const [last] = await rows<{ moment: string; made: string[] }>(
        `select coalesce(max(at), 0)::text as moment,
                coalesce(array_agg(new ->> 'id') filter (where old is null and char_length(new ->> 'id') = 36), '{}') as made
           from journal.entry`,
      );
      return last ?? { moment: '0', made: [] };
    },
    /** Undoes all changes, or those after a moment. */
    undo: (since = '0') => rows('select journal.undo($1)', [since]),
    /** Returns a digest of each table; equal digests mean equal rows. */
    async digest(): Promise<Record<string, string>> {
      const tables = await rows<{ name: string }>(
        `select tgrelid::regclass::text as name from pg_trigger where tgname = 'journal' order by 1`,
      );
      const digests: Record<string, string> = {};
      for (const { name } of tables) {
        const columns = beside[name.replaceAll('"', '')] ?? [];
        if (columns === 'all') continue;
        const [found] = await rows<{ digest: string }>(
          `select count(*) || ' ' || coalesce(md5(string_agg(line, ',' order by line)), '') as digest
             from (select (to_jsonb(t) - $1::text[])::text as line from ${name} t) lines`,
          [columns],
        );
        digests[name] = found?.digest ?? '';
      }
      return digests;
    },
  };
}

function isBeside({ table, old, new: fresh }: Change): boolean {
  const columns = beside[table] ?? [];
  return Boolean(old && fresh && differing(old, fresh).every((column) => columns.includes(column)));
}

const differing = (a: Row, b: Row) =>
  Object.keys({ ...a, ...b }).filter((column) => JSON.stringify(a[column]) !== JSON.stringify(b[column]));

/** Describes a change in one line for a report. */
export function describeChange({ table, old, new: fresh }: Change): string {
  const shown = (row: Row) =>
    Object.entries(row)
      .filter(([column, value]) => value !== null && !/cipher|hash|password/.test(column))
      .map(([column, value]) => `${column}=${JSON.stringify(value)}`)
      .join(' ');
  if (!old || !fresh) return `${table} ${old ? 'lost' : 'got'} ${shown(old ?? fresh ?? {})}`;
  const changed = differing(old, fresh).map((column) => `${column} ${JSON.stringify(old[column])} → ${JSON.stringify(fresh[column])}`);
  return `${table} ${old.id ?? old.user_id ?? ''} ${changed.join(', ')}`;
}

/** Tells whether any column of a changed row contains one of these ids. */
export function mentions({ old, new: fresh }: Change, ids: readonly string[]): boolean {
  const text = JSON.stringify([old, fresh]);
  return ids.some((id) => text.includes(id));
}
