import type pg from 'pg';
import type { Tables } from './types.ts';

type ColumnName = { [Table in keyof Tables & string]: `${Table}.${keyof Tables[Table] & string}` }[keyof Tables & string];
/**
 * How a column refers to files: by a foreign key, by an id without a key, or by ids within text or JSON. A table with many rows must not
 * have a column of the last kind, because the nightly sweep of unused files reads the whole column.
 */
type Reference = 'key' | 'id' | 'within';

/** The columns of a domain's tables that refer to files, and those that only seem to. */
export type FileColumns = {
  /** Columns that refer to files. The nightly sweep keeps every file that one of them names. */
  refer?: Readonly<Partial<Record<ColumnName, Reference>>>;
  /** Columns that seem to refer to files but do not keep a file from being swept, each with the reason. */
  never?: Readonly<Partial<Record<ColumnName, string>>>;
};
export type Referring = { table: string; column: string; as: Reference };

export function referringColumns(declared: readonly FileColumns[]): Referring[] {
  return declared.flatMap(({ refer = {} }) =>
    Object.entries(refer).map(([name, as]) => {
      const [table, column] = name.split('.') as [string, string];
      return { table, column, as };
    }),
  );
}

/** Names of columns that hold a picture or another file, and names of texts that may contain links. */
const fileName =
  '(^|_)(attachment|avatar|banner|cover|document|file|icon|image|logo|photo|picture|portrait|poster|scan|signature)s?(_id|_ids)?$';
const textName = '(^|_)(article|body|comment|content|description|html|intro|link|notice|uri|url)s?$';
/** Texts of this length count as rich text, whatever their name is. */
const longText = 500;

/** Columns that can refer to files: keys to the table of files, JSON, long texts, and columns that have such a name. */
const candidates = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
         exists (select from pg_constraint k
                  where k.contype = 'f' and k.conparentid = 0 and k.conrelid = c.oid and k.confrelid = 'public.file'::regclass
                    and (select own from unnest(k.conkey, k.confkey) as pair (own, theirs)
                           join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.theirs and t.attname = 'id'
                        ) = a.attnum) as "isKey"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and c.relname not in ('schema_migration', 'schema_function')`;
const isText = `(type ~ '^(text|character varying)')`;
const isLong = `exists (select from pg_constraint k
  where k.contype = 'c' and k.conrelid = format('public.%I', "table")::regclass
    and k.conkey = array[(select attnum from pg_attribute where attrelid = k.conrelid and attname = "column")]
    and substring(pg_get_constraintdef(k.oid) from 'char_length\\(.*\\) <= (\\d+)')::integer >= ${longText})`;
const looksSo = `"isKey" or type like 'json%' or (type like 'uuid%' and "column" ~ $1)
  or (${isText} and ("column" ~ $1 or "column" ~ $2 or ${isLong}))`;

/** Compares the database with the columns that the domains declare. An empty list means no problem. */
export async function fileColumnProblems(client: Pick<pg.Client, 'query'>, declared: readonly FileColumns[]): Promise<string[]> {
  const { rows } = await client.query<Omit<Referring, 'as'> & { type: string; isKey: boolean; looksSo: boolean }>(
    `select *, ${looksSo} as "looksSo" from (${candidates}) as every order by 1, 2`,
    [fileName, textName],
  );
  const refer = new Map(referringColumns(declared).map(({ table, column, as }) => [`${table}.${column}`, as]));
  const never = new Set(declared.flatMap((one) => Object.keys(one.never ?? {})));
  const present = new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
  return [
    ...[...present].flatMap(([name, { type, isKey, ...row }]) => {
      const as = refer.get(name);
      if (row.looksSo && !as && !never.has(name))
        return [`${name} (${type}) may refer to files: declare it in fileColumns of its domain.ts`];
      if (as && never.has(name)) return [`${name} is declared to refer to files and never to do so`];
      return (as === 'key') === isKey ? [] : [`${name} ${isKey ? 'is' : 'is not'} a foreign key to files, other than declared`];
    }),
    ...[...refer.keys(), ...never].filter((name) => !present.has(name)).map((name) => `${name} is declared and does not exist`),
    ...[...never].filter((name) => present.get(name)?.looksSo === false).map((name) => `${name} need not be declared`),
  ];
}
