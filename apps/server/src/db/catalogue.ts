import type pg from 'pg';
import { functions, functionsIn } from './functions.ts';

/**
 * Unique keys without a space, each with its reason: the value is known before the space is, or belongs to no space. Every other key
 * includes the space.
 */
const globalKeys: Readonly<Record<string, string>> = {
  space_pkey: 'is the space',
  space_name: 'tells spaces apart for the platform',
  space_project_code: 'begins an address, before the space is known',
  user_pkey: 'a person belongs to many spaces',
  user_phone: 'a person belongs to many spaces',
  user_username: 'a person belongs to many spaces',
  user_factor_pkey: 'of a person',
  user_consent_pkey: 'of a person',
  idempotency_pkey: 'of a person, whose keys need no context',
  session_pkey: 'a token, before the person is known',
  session_id: 'of a person',
  phone_proof_pkey: 'of a session',
  login_attempt_pkey: 'before the person is known',
  login_challenge_pkey: 'before the person is known',
  captcha_pkey: 'before the person is known',
  sms_code_pkey: 'before the person is known',
  rate_limit_pkey: 'counts numbers and addresses of all spaces together',
  ticket_pkey: 'handed in by another application',
  activation_code: 'a code that strangers type',
  invitation_code: 'a code that strangers type',
};
/** Tables without a space that foreign keys may refer to. */
const globalTables: Readonly<Record<string, string>> = {
  user: 'a person belongs to many spaces',
  session: 'of a person',
};
const ours = `c.relname not in ('schema_migration', 'schema_function')`;

const kinds = ['own', 'space', 'shared', 'park', 'company', 'private', 'user', 'closed'];

/** Reads the database's catalogue and lists everything that breaks the rules of tenant separation. An empty list means no problem. */
export async function catalogueProblems(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const found: string[] = [];
  for (const { text, values } of questions(await doors())) {
    const { rows } = await client.query<{ problem: string }>(text, values);
    found.push(...rows.map((row) => row.problem));
  }
  return found;
}

/** Lists the SQL functions that run with more rights than their caller: every file in sql/door is such a function and reviewed as such. */
const doors = async () =>
  (await functionsIn(functions)).flatMap(({ name }) => (name.startsWith('door/') ? [name.replace(/^door\/|\.sql$/g, '')] : []));

const ask = (text: string, values: unknown[] = []) => ({ text, values });
const questions = (doors: readonly string[]) => [
  ask(
    `select format('table %s declares no kind', c.relname) as problem from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${ours}
          and coalesce(substring(obj_description(c.oid) from '^kind: (\\w+)$'), '') <> all ($1)`,
    [kinds],
  ),
  ask(`select format('table %s has no forced row security', c.relname) as problem from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${ours}
            and not (c.relrowsecurity and c.relforcerowsecurity)`),
  ask(`select format('table %s has %s permissive policies for %s to the app role', p.tablename, count(*), p.cmd) as problem
           from pg_policies p where p.schemaname = 'public' and 'park_app' = any (p.roles)
          group by p.tablename, p.cmd having count(*) > 1`),
  ask(`select format('policy %s on %s covers every command or every role', p.policyname, p.tablename) as problem
           from pg_policies p
          where p.schemaname = 'public' and ('public' = any (p.roles) or ('park_app' = any (p.roles) and p.cmd = 'ALL'))`),
  ask(`select format('policy %s on %s lets any row in', p.policyname, p.tablename) as problem
           from pg_policies p where p.schemaname = 'public' and 'park_app' = any (p.roles)
            and ((p.cmd in ('INSERT', 'UPDATE') and coalesce(p.with_check, 'true') = 'true')
                 or (p.cmd <> 'INSERT' and coalesce(p.qual, 'true') = 'true'))`),
  ask(`select format('closed table %s is granted to the app role', c.relname) as problem from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and obj_description(c.oid) = 'kind: closed'
            and has_any_column_privilege('park_app', c.oid, 'select, insert, update')`),
  ask(`select format('tenant table %s lacks %s or lets it be null', c.relname, needed.name) as problem
           from pg_class c
           cross join lateral (values ('space_id', true), ('park_id', obj_description(c.oid) = 'kind: park' and c.relname <> 'park'),
             ('company_id', obj_description(c.oid) = 'kind: company' and c.relname <> 'company')) as needed (name, is_needed)
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and needed.is_needed
            and obj_description(c.oid) ~ '^kind: (space|shared|park|company|private)$'
            and not exists (select from pg_attribute a
                             where a.attrelid = c.oid and a.attname = needed.name and a.attnotnull and not a.attisdropped)`),
  ask(
    `select format('%s of %s does not carry the space', i.indexrelid::regclass, c.relname) as problem
         from pg_index i join pg_class c on c.oid = i.indrelid
        where c.relnamespace = 'public'::regnamespace and not c.relispartition and (i.indisunique or i.indisexclusion) and ${ours}
          and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey) and a.attname = 'space_id')
          and not i.indexrelid::regclass::text = any ($1)`,
    [Object.keys(globalKeys)],
  ),
  ask(
    `select format('%s is on the list of keys without a space and needs not be', name) as problem from unnest($1::text[]) as name
        where not exists (
          select from pg_index i where i.indexrelid = to_regclass(name) and (i.indisunique or i.indisexclusion) and not exists (
            select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname = 'space_id'))`,
    [Object.keys(globalKeys)],
  ),
  // compares, for each foreign key, the space column of the target with the space column of the row
  ask(
    `select format('key %s of %s does not carry the space', k.conname, c.relname) as problem
         from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
        where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace and not r.relname = any ($1)
          and not exists (
            select from unnest(k.conkey, k.confkey) as pair (own, theirs)
              join pg_attribute own on own.attrelid = c.oid and own.attnum = pair.own
              join pg_attribute theirs on theirs.attrelid = r.oid and theirs.attnum = pair.theirs
             where theirs.attname = case r.relname when 'space' then 'id' else 'space_id' end
               and (own.attname ~ '(^|_)space_id$' or (c.relname = 'space' and own.attname = 'id')))`,
    [Object.keys(globalTables)],
  ),
  ask(`select format('function %s is not inlined into policies', p.oid::regprocedure) as problem
           from pg_proc p join pg_language l on l.oid = p.prolang
          where p.oid = any (
              array['app.space()', 'app.parks()', 'app.company()', 'app.companies()', 'app.user_id()', 'app.reach()']::regprocedure[])
            and (l.lanname <> 'sql' or p.prosecdef or p.proconfig is not null or p.provolatile = 'v' or p.proisstrict)`),
  ask(`select format('policy %s on %s asks for each row what is the same for all of them', p.policyname, p.tablename) as problem
           from pg_policies p, lateral (select concat_ws(' ', p.qual, p.with_check) as rule) as said
          where p.schemaname = 'public' and regexp_replace(said.rule, '\\( SELECT app\\.\\w+\\(\\)', '', 'g')
                ~ 'app\\.(space|parks|company|companies|user_id|side|reach|member)\\('`),
  ask(`select format('view %s does not run as its caller', c.relname) as problem from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
            and (c.relkind = 'm' or not coalesce(c.reloptions @> '{security_invoker=true}', false))`),
  ask(
    `select format('function %s.%s runs with more rights than its caller and has no file in sql/door', n.nspname, p.proname) as problem
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('public', 'app', 'door') and p.prosecdef and not (n.nspname = 'door' and p.proname = any ($1))`,
    [doors],
  ),
  ask(`select format('door function %s is not owned by park_door, has no fixed search_path, or anybody may call it', p.proname) as problem
           from pg_proc p where p.pronamespace = 'door'::regnamespace
            and (p.proowner <> 'park_door'::regrole or not coalesce(p.proconfig::text ~ 'search_path=', false)
                 or has_function_privilege('public', p.oid, 'execute'))`),
  ask(
    `select format('door function %s is missing', wanted) as problem from unnest($1::text[]) as wanted
        where not exists (select from pg_proc p where p.pronamespace = 'door'::regnamespace and p.proname = wanted)`,
    [doors],
  ),
  ask(`select format('role %s owns or may do more than it should', r.rolname) as problem from pg_roles r
          where r.rolname in ('park_app', 'park_door', 'park_keeper', 'park_worker')
            and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb
                 or (r.rolname = 'park_app' and exists (select from pg_class c where c.relowner = r.oid)))`),
  ask(`select format('the app role may change or delete %s rows', name) as problem from unnest(array['audit', 'privacy_record']) as name
          where has_any_column_privilege('park_app', name, 'update') or has_table_privilege('park_app', name, 'delete')`),
  ask(`select format('the app role may read %s of a person', name) as problem
           from unnest(array['password', 'phone_cipher', 'phone_hash']) as name
          where has_column_privilege('park_app', '"user"', name, 'select')`),
];
