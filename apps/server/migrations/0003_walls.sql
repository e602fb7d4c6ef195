/*
 * The companies this call may touch: the own one and, with reach over the park, those that are there now. An assisting
 * organisation never reaches the operating body or another assistant. Stands first: policies of many tables name it.
 */
create function door.companies() returns uuid[] language sql stable security definer set search_path = '' as $$
  select case when app.reach() in ('park', 'job') then array_append(coalesce((
      select array_agg(p.company_id) from public.company_park p
       where p.space_id = app.space() and p.park_id = any (app.parks()) and p.left_at is null
         and (p.relation = 'settled' or app.side() in ('operator', 'job'))), '{}'), app.company())
    else array[app.company()] end $$;
revoke execute on function door.companies() from public;
grant execute on function door.companies() to park_app;

/*
 * What policies ask. The planner looks into it, so that a call that reaches its own company alone, as most do, pays for no
 * function call on each table of each statement.
 */
create function app.companies() returns uuid[] language sql stable
  as $$ select case when app.reach() in ('park', 'job') then door.companies() else array[app.company()] end $$;
revoke execute on function app.companies() from public;
grant execute on function app.companies() to park_app;

select app.wall('space', 'own', 'id = (select app.space()) or (select app.reach()) = ''platform''',
  '(select app.reach()) = ''platform'' or (id = (select app.space()) and (select app.reach()) in (''park'', ''job''))');
select app.wall('park', 'space', 'space_id = (select app.space()) or (select app.reach()) = ''platform''',
  '(space_id = (select app.space()) and (select app.reach()) in (''park'', ''job'')) or (select app.reach()) = ''platform''');
select app.wall('company', 'company',
  '(space_id = (select app.space()) and id = any ((select app.companies())::uuid[])) or (select app.reach()) = ''platform''',
  'space_id = (select app.space()) and id = any ((select app.companies())::uuid[])');
select app.wall('company_park', 'park',
  'space_id = (select app.space()) and (company_id = (select app.company()) or ((select app.reach()) in (''park'', ''job'') and park_id = any ((select app.parks())::uuid[])))',
  'space_id = (select app.space()) and (select app.reach()) in (''park'', ''job'') and park_id = any ((select app.parks())::uuid[])');
select app.wall('role', 'company',
  '(space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])) or (kind in (''inner'', ''attribute'') and space_id in ((select app.space()), app.platform()))',
  'space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])');
select app.company_table('department');
select app.company_table('staff');
select app.company_table('department_manager');
select app.company_table('role_user');
select app.company_table('role_grant');
select app.company_table('company_attribute');
select app.shared_table('menu');
select app.park_table('menu_switch');
select app.park_table('park_access');
select app.closed_table('session');

/* A person sees himself, without what proves him. */
alter table "user" enable row level security;
alter table "user" force row level security;
create policy reading on "user" for select to park_app using (id = (select app.user_id()));
create policy keeper on "user" to park_keeper using (true) with check (true);
grant select (id, username, username_changed_at, phone_mask, change, real_name, nick_name, sex, email, avatar, enabled, home_company_id, created_at)
  on "user" to park_app;
grant select, insert, update, delete on "user" to park_keeper;
comment on table "user" is 'kind: user';

/* Audit rows are added and read, never changed. */
alter table audit enable row level security;
alter table audit force row level security;
create policy reading on audit for select to park_app
  using (space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[]));
create policy adding on audit for insert to park_app with check (space_id = (select app.space()));
create policy keeper on audit to park_keeper using (true) with check (true);
grant select, insert on audit to park_app, park_keeper;
comment on table audit is 'kind: company';
select app.closed_table('audit_other');
select app.audit_months(3);

select app.open_to_door('space', 'select, update (rights_version)');
select app.open_to_door('park', 'select');
select app.open_to_door('company', 'select');
select app.open_to_door('company_park', 'select');
select app.open_to_door('user', 'select, update (rights_version)');
select app.open_to_door('department', 'select');
select app.open_to_door('staff', 'select, update (phone_cipher, phone_hash, phone_mask)');
select app.open_to_door('role', 'select');
select app.open_to_door('role_user', 'select');
select app.open_to_door('role_grant', 'select');
select app.open_to_door('company_attribute', 'select');
select app.open_to_door('menu_switch', 'select');
select app.open_to_door('park_access', 'select');
select app.open_to_door('session', 'select, insert, update');
select app.open_to_door('audit', 'insert');
alter function door.companies() owner to park_door;
