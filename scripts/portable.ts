import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** SQL functions by the version of PostgreSQL that introduced them. The product must run on version 15. */
const functions: Readonly<Record<number, readonly string[]>> = {
  16: [
    ...['any_value', 'array_sample', 'array_shuffle', 'date_add', 'date_subtract', 'erf', 'erfc', 'json_array', 'json_arrayagg'],
    ...['json_objectagg', 'pg_input_error_info', 'pg_input_is_valid', 'random_normal'],
  ],
  17: [
    ...['json_exists', 'json_query', 'json_scalar', 'json_serialize', 'json_table', 'json_value', 'merge_action', 'to_bin', 'to_oct'],
    ...['unicode_assigned', 'uuid_extract_timestamp', 'uuid_extract_version', 'xmltext'],
  ],
  18: ['array_reverse', 'array_sort', 'casefold', 'lgamma', 'pg_get_acl', 'uuidv4', 'uuidv7'],
};

type Newer = { what: string; since: number; pattern: RegExp };
const newer: Newer[] = [
  ...Object.entries(functions).flatMap(([since, names]) =>
    names.map((name) => ({
      what: `${name}()`,
      since: Number(since),
      pattern: new RegExp(`(?<![.\\w])(pg_catalog\\.)?${name}\\s*\\(`, 'i'),
    })),
  ),
  { what: 'random() with bounds', since: 17, pattern: /(?<![.\w])random\s*\(\s*[^)\s]/i },
  { what: 'system_user', since: 16, pattern: /\bselect\s+system_user\b/i },
  { what: 'is json', since: 16, pattern: /\bis\s+(not\s+)?json\b/i },
  { what: 'grant with inherit or set', since: 16, pattern: /\bwith\s+(inherit|set)\s+(true|false|option)\b/i },
  { what: 'merge … by source', since: 17, pattern: /\bwhen\s+not\s+matched\s+by\s+(source|target)\b/i },
  { what: 'the right maintain', since: 17, pattern: /\bgrant\s+maintain\b|\bpg_maintain\b/i },
  { what: 'set expression', since: 17, pattern: /\bset\s+expression\b/i },
  { what: 'copy … on_error', since: 17, pattern: /\bon_error\s+ignore\b/i },
  { what: 'returning old or new', since: 18, pattern: /\breturning\s+(with\s*\(\s*(old|new)\b|(old|new)\.)/i },
  { what: 'without overlaps', since: 18, pattern: /\bwithout\s+overlaps\b/i },
  { what: 'not enforced', since: 18, pattern: /\bnot\s+enforced\b/i },
  { what: 'virtual generated columns', since: 18, pattern: /\bgenerated\s+always\s+as\s*\([^;]*?\)\s*virtual\b/i },
  { what: 'a named not null constraint', since: 18, pattern: /\bconstraint\s+\w+\s+not\s+null\b/i },
];
/** Patterns that are searched only in SQL files, because numbers and functions of TypeScript look the same. */
const newerInSql: Newer[] = [
  { what: 'digits with underscores, or in another base', since: 16, pattern: /(?<![\w'-])(\d+_\d|0[xob][0-9a-f]+\b)/i },
  { what: 'crc32()', since: 18, pattern: /(?<![.\w])crc32c?\s*\(/i },
];

/** Returns the features in SQL, or in TypeScript with SQL, that PostgreSQL 15 does not have. Comments are ignored. */
export function tooNew(file: string, text: string): string[] {
  const isSql = file.endsWith('.sql');
  const code = text.replaceAll(isSql ? /--[^\n]*|\/\*[\s\S]*?\*\//g : /(?<![:'"`\w])\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  return (isSql ? [...newer, ...newerInSql] : newer).flatMap(({ what, since, pattern }) => {
    const at = code.search(pattern);
    return at < 0
      ? []
      : [`${file}:${code.slice(0, at).split('\n').length}: ${what} needs PostgreSQL ${since} or later, and the product runs on 15`];
  });
}

export const sqlFiles = ['apps/server/{migrations,sql}/**/*.sql', 'apps/server/src/**/*.ts', '{demo,scripts,bench}/**/*.ts'];

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const files = globSync(sqlFiles, { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && file !== path.join('scripts', 'portable.ts'),
  );
  const found = files.flatMap((file) => tooNew(file, readFileSync(path.join(root, file), 'utf8')));
  for (const one of found) console.error(one);
  if (!found.length) console.log(`${files.length} files stay within PostgreSQL 15`);
  process.exitCode = found.length ? 1 : 0;
}
