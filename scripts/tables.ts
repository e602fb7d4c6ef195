import pg from 'pg';

/**
 * TypeScript types of the column types that the driver converts. All other values arrive as text, also eight-byte integers, which a
 * JavaScript number cannot hold exactly.
 */
const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  json: 'unknown',
  jsonb: 'unknown',
  interval: 'unknown',
  timestamp: 'Date',
  timestamptz: 'Date',
  bytea: 'Buffer',
};

type Column = { table: string; name: string; type: string; isArray: boolean; isNullable: boolean; filled: 'always' | 'default' | 'never' };

const columns = `
  select c.relname as "table", a.attname as name, a.attndims > 0 or t.typelem <> 0 and t.typcategory = 'A' as "isArray",
    coalesce(nullif(e.typname, ''), b.typname, t.typname) as type, not a.attnotnull as "isNullable",
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
      when a.atthasdef or a.attidentity = 'd' then 'default' else 'never' end as filled
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  left join pg_type b on b.oid = t.typbasetype
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`;

/** Generates the table types for Kysely from a migrated database, so that the types always match it. */
export async function generateTypes(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  const { rows } = await client.query<Column>(columns).finally(() => client.end());
  const tables = Map.groupBy(rows, (row) => row.table);
  const body = [...tables]
    .map(([name, own]) => `  ${name}: {\n${own.map((row) => `    ${row.name}: ${typeOf(row)};\n`).join('')}  };\n`)
    .join('');
  const used = ['Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`));
  const imports = used.length ? `import type { ${used.join(', ')} } from 'kysely';\n\n` : '';
  return `// Written by \`npm run generate\` from the migrated database; do not edit.\n${imports}export interface Tables {\n${body}}\n`;
}

function typeOf({ type, isArray, isNullable, filled }: Column): string {
  const base = types[type] ?? 'string';
  const full = `${base}${isArray ? '[]' : ''}${isNullable ? ' | null' : ''}`;
  return { always: `GeneratedAlways<${full}>`, default: `Generated<${full}>`, never: full }[filled];
}
