import type pg from 'pg';

/**
 * Returns the structure of a database as text, one fact per line, in an order that does not depend on its history: two databases have the
 * same structure if their texts are equal. Column positions, table owners and rows are not included.
 */
export async function structureOf(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const lines: string[] = [];
  for (const text of questions) {
    const { rows } = await client.query<{ line: string }>(text);
    lines.push(...rows.map(({ line }) => flat(line.replaceAll(/\s+/g, ' ').trim())));
  }
  return lines.sort();
}

/** Flattens `((a AND b) AND c)` to `(a AND b AND c)`, as a restored dump writes it. */
function flat(line: string): string {
  if (line.startsWith('function')) return line;
  for (const { index: at } of line.matchAll(/\((?=\()/g)) {
    const inner = closing(line, at + 1);
    const next = /^\) (AND|OR) /.exec(line.slice(inner))?.[1];
    const within = connectives(line.slice(at + 2, inner));
    if (next && within.length && within.every((one) => one === next))
      return flat(line.slice(0, at + 1) + line.slice(at + 2, inner) + line.slice(inner + 1));
  }
  return line;
}

/** Finds the closing parenthesis for an opening one. */
function closing(line: string, at: number): number {
  let depth = 0;
  for (let place = at; place < line.length; place++) {
    if (line[place] === '(') depth += 1;
    if (line[place] === ')' && --depth === 0) return place;
  }
  return line.length;
}

/** Finds the connectives of a condition outside of its parentheses. */
function connectives(condition: string): string[] {
  let depth = 0;
  const found: string[] = [];
  for (const [token] of condition.matchAll(/[()]| AND | OR /g)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0) found.push(token.trim());
  }
  return found;
}

/** Leaves out the monthly partitions of the audit log, which are copies of their parent. */
const ours = `n.nspname in ('public', 'app', 'door') and c.relname not in ('schema_migration', 'schema_function')
  and c.relname !~ '^audit_[0-9]{6}'`;

/** Formats grants as sorted text, without those of the owner, since every owner has them. */
const rights = (acl: string, owner: string) =>
  `coalesce((select string_agg(a.privilege_type || ' to ' || case a.grantee when 0 then 'public' else a.grantee::regrole::text end, ', '
     order by a.grantee::regrole::text, a.privilege_type) from aclexplode(${acl}) as a where a.grantee <> ${owner}), 'none')`;

const questions = [
  `select format('extension %s', extname) as line from pg_extension`,
  `select format('role %s super %s bypass %s create role %s create db %s login %s', rolname, rolsuper, rolbypassrls, rolcreaterole,
                 rolcreatedb, rolcanlogin) as line
     from pg_roles where rolname like 'park\\_%'`,
  `select format('schema %s: %s', nspname, ${rights('nspacl', 'nspowner')}) as line from pg_namespace n
    where nspname in ('public', 'app', 'door', 'pgboss')`,
  `select format('%s %s.%s kind %s rls %s forced %s options %s: %s',
          case c.relkind when 'r' then 'table' when 'p' then 'partitioned table' when 'v' then 'view' when 'S' then 'sequence'
            else c.relkind::text end, n.nspname, c.relname, obj_description(c.oid), c.relrowsecurity, c.relforcerowsecurity, c.reloptions,
          ${rights('c.relacl', 'c.relowner')}) as line
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('r', 'p', 'v', 'S')`,
  `select format('view %s.%s is %s', n.nspname, c.relname, pg_get_viewdef(c.oid)) as line
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind = 'v'`,
  `select format('column %s.%s.%s %s%s%s default %s identity %s generated %s storage %s: %s', n.nspname, c.relname, a.attname,
          format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end,
          case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation::text else '' end,
          coalesce(pg_get_expr(d.adbin, d.adrelid), 'none'), a.attidentity, a.attgenerated, a.attstorage,
          ${rights('a.attacl', 'c.relowner')}) as line
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_type t on t.oid = a.atttypid
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${ours} and c.relkind in ('r', 'p', 'v', 'c') and a.attnum > 0 and not a.attisdropped`,
  // without not-null constraints: the column says so itself, and newer versions of PostgreSQL also list a constraint
  `select format('constraint %s.%s %s: %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid)) as line
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and k.contype <> 'n'`,
  `select format('index %s.%s %s', n.nspname, c.relname, pg_get_indexdef(i.indexrelid)) as line
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  `select format('policy %s on %s %s to %s %s using %s check %s', policyname, tablename, cmd, roles, permissive, coalesce(qual, 'none'),
                 coalesce(with_check, 'none')) as line
     from pg_policies c join pg_namespace n on n.nspname = c.schemaname
    where n.nspname in ('public', 'app') and c.tablename !~ '^audit_[0-9]{6}'`,
  `select format('trigger on %s.%s %s', n.nspname, c.relname, pg_get_triggerdef(t.oid)) as line
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and not t.tgisinternal`,
  `select format('function %s owned by %s: %s: %s', p.oid::regprocedure,
          case when n.nspname = 'door' then p.proowner::regrole::text else 'the owner' end,
          ${rights('p.proacl', 'p.proowner')}, pg_get_functiondef(p.oid)) as line
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('app', 'door')
      or (n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e'))`,
  `select format('type %s.%s', n.nspname, t.typname) as line
     from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_class c on c.oid = t.typrelid
    where n.nspname in ('app', 'door', 'public') and c.relkind = 'c'`,
];
