/*
 * A role or group that was deleted stays as a row, and keys see to it that nothing live hangs on it: `live` and `open` are
 * part of what others refer to, so that a role cannot be given, or put into a group, while it is being deleted.
 */
set local role park_keeper;
delete from role_user h using role r where r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is not null;
reset role;

alter table role drop constraint role_data_scope_check;
alter table role add constraint role_data_scope check (data_scope in ('all', 'company', 'dept_tree', 'dept', 'self', 'custom'));
alter table role
  add column live        boolean generated always as (deleted_at is null) stored,
  add column open_group  boolean generated always as (is_group and deleted_at is null) stored,
  -- null once the role is deleted, which frees its group
  add column parent_open boolean generated always as (case when deleted_at is null then true end) stored,
  add constraint role_live unique (space_id, id, is_group, live),
  add constraint role_open_group unique (space_id, company_id, kind, id, open_group),
  -- one level: a group hangs on nothing
  add constraint role_one_level check (parent_id is null or not is_group),
  add constraint role_remark check (char_length(remark) <= 200);
alter table role drop constraint role_space_id_parent_id_fkey;
alter table role add constraint role_in_group foreign key (space_id, company_id, kind, parent_id, parent_open)
  references role (space_id, company_id, kind, id, open_group);
create index role_of_group on role (space_id, parent_id) where parent_id is not null;
create unique index role_name on role (company_id, kind, park_id, parent_id, lower(name)) nulls not distinct where deleted_at is null;

alter table role_user add column role_live boolean not null default true check (role_live);
alter table role_user drop constraint role_user_role;
alter table role_user add constraint role_user_role foreign key (role_space_id, role_id, role_is_group, role_live)
  references role (space_id, id, is_group, live);
alter table role_user add constraint role_user_reason check (char_length(reason) <= 100);
-- who holds a role, and what its deletion ends
create index role_user_holders on role_user (role_id, company_id);

/* Roles of one park are nobody's in another; those of no park count in all of them. */
drop policy reading on role;
drop policy adding on role;
drop policy changing on role;
drop policy removing on role;
do $$
declare
  own constant text := 'space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])'
    ' and (park_id is null or park_id = any ((select app.parks())::uuid[]))';
begin
  execute format('create policy reading on role for select to park_app using ((%s) or (kind in (''inner'', ''attribute'')'
    ' and space_id in ((select app.space()), app.platform())))', own);
  execute format('create policy adding on role for insert to park_app with check (%s)', own);
  execute format('create policy changing on role for update to park_app using (%s) with check (%s)', own, own);
  execute format('create policy removing on role for delete to park_app using (%s)', own);
end $$;

/* The departments of a role whose data scope names them; one that was deleted no longer counts. */
create table role_department (
  space_id      uuid not null,
  company_id    uuid not null,
  role_id       uuid not null,
  department_id uuid not null,
  primary key (company_id, role_id, department_id),
  foreign key (space_id, company_id) references company (space_id, id),
  constraint role_department_role foreign key (space_id, role_id) references role (space_id, id),
  constraint role_department_department foreign key (company_id, department_id) references department (company_id, id)
);
create index role_department_of on role_department (role_id);
select app.company_table('role_department');
select app.open_to_door('role_department', 'select');
create trigger role_department_space_added after insert on role_department referencing new table as changed for each statement execute function door.bump_spaces();
create trigger role_department_space_gone after delete on role_department referencing old table as changed for each statement execute function door.bump_spaces();

/* Whoever holds a role that is deleted holds it no longer, also where the one who deletes it does not reach. */
create function door.role_ends() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.role_user where role_space_id = new.space_id and role_id = new.id;
  return new;
end $$;
alter function door.role_ends() owner to park_door;
revoke execute on function door.role_ends() from public;
-- before, since the key that refuses to leave holders behind is asked right after
create trigger role_ends before update of deleted_at on role for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function door.role_ends();

/* In one order, so that two changes about the same people wait for one another instead of both. */
create or replace function door.bump_users() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from public."user" where id in (select user_id from changed where user_id is not null) order by id for no key update;
  update public."user" set rights_version = rights_version + 1 where id in (select user_id from changed where user_id is not null);
  return null;
end $$;

/* Everybody's rights are read anew when a role means something else, not when it is added, named or ordered. */
create function door.bump_roles() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.space set rights_version = rights_version + 1 where id in (
    select n.space_id from fresh n join changed o on o.space_id = n.space_id and o.id = n.id
     where (n.data_scope, n.field_policy, n.deleted_at) is distinct from (o.data_scope, o.field_policy, o.deleted_at));
  return null;
end $$;
alter function door.bump_roles() owner to park_door;
revoke execute on function door.bump_roles() from public;
drop trigger role_space_added on role;
drop trigger role_space_changed on role;
create trigger role_space_changed after update on role referencing old table as changed new table as fresh for each statement execute function door.bump_roles();
