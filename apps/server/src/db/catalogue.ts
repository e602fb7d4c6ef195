import type pg from 'pg';

/** The functions that run with more rights than the caller. Adding one is a decision to be reviewed, not an accident. */
const doors = [
  'access_facts',
  'account',
  'account_companies',
  'account_drop_factor',
  'account_end_sessions',
  'account_holders',
  'account_list',
  'account_locked',
  'account_rename',
  'account_save',
  'account_set_enabled',
  'account_set_organisation',
  'account_unlock',
  'activation_open',
  'activation_use',
  'administers',
  'attempt_reserve',
  'attribute_nodes',
  'audit_broken',
  'audit_check',
  'audit_digest',
  'audit_round',
  'audit_seal',
  'bump_companies',
  'bump_roles',
  'bump_self',
  'bump_spaces',
  'bump_users',
  'calendar_gaps',
  'captcha_keep',
  'challenge_open',
  'challenge_resent',
  'challenge_take',
  'challenge_use',
  'closing_hits',
  'companies',
  'company_attributes',
  'company_begins',
  'company_elsewhere',
  'company_handed',
  'company_taken',
  'company_texts',
  'consent',
  'contexts_of',
  'copy_person',
  'copy_phone',
  'end_company',
  'end_sessions',
  'enter',
  'enter_as',
  'enter_job',
  'estate_files',
  'extend_used',
  'external_secret',
  'factor_demanded',
  'factor_of',
  'factor_step',
  'file_orphans',
  'file_public',
  'flow_absences',
  'flow_due',
  'flow_files',
  'flow_keepers',
  'flow_lock',
  'flow_named',
  'flow_naming',
  'flow_number',
  'flow_people',
  'flow_seed',
  'flow_seen',
  'flow_waiting',
  'flow_write',
  'handler_left',
  'headcount_begins',
  'holds_due',
  'holds_role',
  'invitation_open',
  'limit_take',
  'login_lookup',
  'operator_appoint',
  'operator_invite',
  'outbox_told',
  'own_entry',
  'own_file',
  'own_portrait',
  'own_secret',
  'park_entries',
  'park_figures',
  'park_flows',
  'parks_mine',
  'password_set',
  'pending_agreements',
  'person_audit',
  'phone_bar',
  'phone_change',
  'phone_prove',
  'phone_proved',
  'platform_setting',
  'person_attach',
  'person_first_password',
  'person_is_ours',
  'person_make',
  'person_revoke',
  'number_taken',
  'person_set_phone',
  'project_known',
  'project_name',
  'rights_until',
  'role_ends',
  'role_nodes',
  'role_set',
  'session_default',
  'session_find',
  'session_open',
  'session_revoke',
  'session_touch',
  'sessions_end',
  'sessions_of',
  'sms_consume',
  'sms_reserve',
  'sms_waiting',
  'space_begun',
  'space_entered',
  'space_open',
  'staff_deleted',
  'staff_joins',
  'space_operators',
  'take_person',
  'task_claim',
  'task_tidy',
  'temporary_due',
  'text_take',
  'theme_for',
  'theme_save',
  'ticket_issue',
  'ticket_redeem',
  'who_saw_me',
];
const kinds = ['own', 'space', 'shared', 'park', 'company', 'private', 'user', 'closed'];

/**
 * Walks the database's own catalogue and names everything outside the rules that keep tenants apart. An empty list is
 * the only good answer.
 */
export async function catalogueProblems(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const found: string[] = [];
  for (const { text, values } of questions) {
    const { rows } = await client.query<{ problem: string }>(text, values);
    found.push(...rows.map((row) => row.problem));
  }
  return found;
}

const ask = (text: string, values: unknown[] = []) => ({ text, values });
const questions = [
  ask(
    `select format('table %s declares no kind', c.relname) as problem from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migration'
          and coalesce(substring(obj_description(c.oid) from '^kind: (\\w+)$'), '') <> all ($1)`,
    [kinds],
  ),
  ask(`select format('table %s has no forced row security', c.relname) as problem from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migration'
            and not (c.relrowsecurity and c.relforcerowsecurity)`),
  ask(`select format('table %s has %s permissive policies for %s to the app role', p.tablename, count(*), p.cmd) as problem
           from pg_policies p where p.schemaname = 'public' and 'park_app' = any (p.roles) group by p.tablename, p.cmd having count(*) > 1`),
  ask(`select format('policy %s on %s covers every command or every role', p.policyname, p.tablename) as problem
           from pg_policies p where p.schemaname = 'public' and ('public' = any (p.roles) or ('park_app' = any (p.roles) and p.cmd = 'ALL'))`),
  ask(`select format('policy %s on %s lets any row in', p.policyname, p.tablename) as problem
           from pg_policies p where p.schemaname = 'public' and 'park_app' = any (p.roles)
            and ((p.cmd in ('INSERT', 'UPDATE') and coalesce(p.with_check, 'true') = 'true') or (p.cmd <> 'INSERT' and coalesce(p.qual, 'true') = 'true'))`),
  ask(`select format('closed table %s is granted to the app role', c.relname) as problem from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and obj_description(c.oid) = 'kind: closed'
            and has_any_column_privilege('park_app', c.oid, 'select, insert, update')`),
  ask(`select format('tenant table %s lacks %s or lets it be null', c.relname, needed.name) as problem
           from pg_class c
           cross join lateral (values ('space_id', true), ('park_id', obj_description(c.oid) = 'kind: park' and c.relname <> 'park'),
             ('company_id', obj_description(c.oid) = 'kind: company' and c.relname <> 'company')) as needed (name, is_needed)
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and needed.is_needed
            and obj_description(c.oid) ~ '^kind: (space|shared|park|company|private)$'
            and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = needed.name and a.attnotnull and not a.attisdropped)`),
  ask(`select format('key %s of %s does not carry the tenant', k.conname, t.relname) as problem
           from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
          where k.contype = 'f' and t.relnamespace = 'public'::regnamespace
            and obj_description(t.oid) ~ '^kind: (space|shared|park|company|private)$'
            and obj_description(r.oid) ~ '^kind: (space|shared|park|company|private)$'
            and not exists (select from unnest(k.confkey) as at join pg_attribute a on a.attrelid = k.confrelid and a.attnum = at
                             where a.attname in ('space_id', 'company_id'))`),
  ask(`select format('view %s does not run as its caller', c.relname) as problem from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
            and (c.relkind = 'm' or not coalesce(c.reloptions @> '{security_invoker=true}', false))`),
  ask(
    `select format('function %s.%s runs with more rights than its caller and is not on the reviewed list', n.nspname, p.proname) as problem
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
  ask(`select format('the app role may read %s of a person', name) as problem from unnest(array['password', 'phone_cipher', 'phone_hash']) as name
          where has_column_privilege('park_app', '"user"', name, 'select')`),
];
