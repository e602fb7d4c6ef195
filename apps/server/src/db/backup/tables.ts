import type pg from 'pg';
import { copyOut } from './copy.ts';
import { Digest } from './digest.ts';

type Client = pg.Client;
export type TableColumns = { table: string; columns: string[] };
export type Sequence = { name: string; value: string };
export type Partition = { name: string; bounds: string };

/** Settings that make PostgreSQL write the same rows as the same text on every server. */
export const oneText = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'; set local lock_timeout = '30s';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

const ours = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and c.relname not in ('schema_migration', 'schema_function')`;

/** Lists every table with the columns to write; PostgreSQL computes the generated columns itself. */
export async function tablesOf(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where ${ours} group by c.relname order by c.relname`,
  );
  return rows;
}

/** Lists tables whose rows park_keeper cannot all see: a backup without them would be incomplete. */
export async function unreadable(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where ${ours} and c.relrowsecurity and not (has_table_privilege('park_keeper', c.oid, 'select') and exists (
        select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and 'park_keeper' = any (p.roles)
           and p.cmd = 'ALL' and p.qual = 'true'))`,
  );
  return rows.map(({ name }) => name);
}

/** Reads the sequences, which are not part of the snapshot: their values are never lower than those used by the rows. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

/** Lists the monthly partitions of the audit table. */
export async function partitionsOf(client: Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
       from pg_class c join pg_inherits i on i.inhrelid = c.oid
      where i.inhparent = 'public.audit'::regclass and c.relkind = 'r' order by c.relname`,
  );
  return rows;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ');

export const copyRows = (client: Client, { table, columns }: TableColumns) =>
  copyOut(client, `copy (select ${columnList(columns)} from public.${quoted(table)}) to stdout`);

export async function digestOf(client: Client, table: TableColumns): Promise<Digest> {
  const digest = new Digest();
  for await (const batch of copyRows(client, table)) digest.add(batch);
  return digest;
}

export async function countOf(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from public.${quoted(table)}`);
  return Number(rows[0]?.count);
}

/** Lists spaces whose chain of seals no longer matches their audit rows, computed in the time zone of the seals. */
export async function brokenChains(client: Client, zone: string): Promise<string[]> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select to_regprocedure('door.audit_broken(uuid, bigint, bigint)') is not null as known`,
  );
  if (!known[0]?.known) return [];
  await client.query(`set local timezone = ${client.escapeLiteral(zone)}`);
  await client.query('set local role park_door');
  const { rows } = await client.query<{ problem: string }>(
    `select format('seal %s of space %s', broken.seal, s.id) as problem
       from public.space s
       cross join lateral (select max(seq) as last from public.audit_seal l where l.space_id = s.id) as seals
       cross join lateral (select door.audit_broken(s.id, 1, seals.last) as seal) as broken
      where seals.last is not null and broken.seal is not null`,
  );
  await client.query('reset role');
  await client.query(`set local timezone = 'UTC'`);
  return rows.map(({ problem }) => problem);
}

/**
 * Returns the time zone in which the seals of this database are computed: the setting of the function, or of the server in older versions.
 */
export async function auditZone(client: Client): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(
    `select coalesce((select substring(setting from '(?i)^timezone=(.*)$') from pg_proc p, unnest(p.proconfig) as setting
        where p.oid = to_regprocedure('door.audit_digest(uuid, xid8, xid8, bytea)') and setting ~* '^timezone='),
        current_setting('TimeZone')) as zone`,
  );
  return rows[0]?.zone ?? 'UTC';
}
