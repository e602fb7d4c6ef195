/* One row per change of a role's set: what came, what went, by whom. Never changed; taking one back is one more change. */
create table grant_change (
  space_id      uuid not null,
  company_id    uuid not null,
  id            bigint generated always as identity,
  role_space_id uuid not null,
  role_id       uuid not null,
  park_id       uuid,
  added         text[] not null,
  removed       text[] not null,
  -- of the set after the change; a set that was given up goes on counting here, so that no number is used twice
  version       integer not null,
  -- whether a decision stood here before; what is taken back to nothing is inherited again
  was_decided   boolean not null,
  is_undo       boolean not null default false,
  by_user       uuid not null,
  at            timestamptz not null default app.now(),
  primary key (company_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint grant_change_role_space check (role_space_id in (space_id, '00000000-0000-0000-0000-000000000001')),
  constraint grant_change_role foreign key (role_space_id, role_id) references role (space_id, id)
);
create index grant_change_role on grant_change (role_id, company_id, id desc);
select app.company_table('grant_change');
revoke update, delete on grant_change from park_app;

/* Nothing that is decided in one park changes what counts in another; sets of all parks are read to know what a role may come to. */
drop policy adding on role_grant;
drop policy changing on role_grant;
drop policy removing on role_grant;
drop policy adding on grant_change;
do $$
declare
  own constant text := 'space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])'
    ' and (park_id is null or park_id = any ((select app.parks())::uuid[]))';
begin
  execute format('create policy adding on role_grant for insert to park_app with check (%s)', own);
  execute format('create policy changing on role_grant for update to park_app using (%s) with check (%s)', own, own);
  execute format('create policy removing on role_grant for delete to park_app using (%s)', own);
  execute format('create policy adding on grant_change for insert to park_app with check (%s)', own);
end $$;

/*
 * The set of a role that counts in a company: decided there, by the role's owner, by the operating body, or by the platform,
 * and at each of them for the park before for every park. Rows of others are read here because row security hides them.
 */
create function door.role_set(p_role uuid, p_company uuid, p_park uuid)
returns table (company_id uuid, park_id uuid, nodes text[]) language sql stable security definer set search_path = '' as $$
  select g.company_id, g.park_id, g.nodes
    from public.role r
    join public.space sp on sp.id = app.space()
    join public.role_grant g on g.role_id = r.id and (g.park_id is null or g.park_id = p_park)
     and g.company_id in (p_company, r.company_id, sp.operator_company_id, app.platform_company())
   where r.id = p_role and r.space_id in (app.space(), app.platform()) and r.deleted_at is null
     and (r.company_id = any (door.companies()) or r.kind in ('inner', 'attribute')) and p_company = any (door.companies())
     and (p_park is null or p_park = any (app.parks()))
   order by case when g.company_id = p_company then 0 when g.company_id = app.platform_company() then 2 else 1 end, g.park_id is null
   limit 1
$$;

/* Every node a role may come to for a person of the company: in one park, or with none in any. */
create function door.role_nodes(p_role uuid, p_company uuid, p_park uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(case when p_park is not null then (select s.nodes from door.role_set(p_role, p_company, p_park) s)
    else (select array_agg(distinct n.node)
            from public.role r
            join public.space sp on sp.id = app.space()
            join public.role_grant g on g.role_id = r.id
             and g.company_id in (p_company, r.company_id, sp.operator_company_id, app.platform_company()), unnest(g.nodes) as n (node)
           where r.id = p_role and r.space_id in (app.space(), app.platform()) and p_company = any (door.companies())) end, '{}')
$$;

/* Whether the person of the call has been given a role, wherever that was and whenever it counts. */
create function door.holds_role(p_role uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.role_user h where h.role_id = p_role and h.user_id = app.user_id())
$$;

/* Departments may open parks; nobody moves himself into one that opens a park to him. Whatever call moves people comes by here. */
create function door.own_entry() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.park_access a
     where a.company_id = new.company_id and a.department_id = new.department_id and (upper(a.valid) is null or upper(a.valid) > app.now())
       and a.park_id not in (select c.park_id from door.contexts_of(new.user_id) c
                              where c.company_id = new.company_id and c.park_id is not null and c.has_privilege)) then
    raise exception using errcode = 'PA403', message = 'nobody opens a park to himself';
  end if;
  return new;
end $$;
alter function door.own_entry() owner to park_door;
revoke execute on function door.own_entry() from public;
create trigger staff_own_entry before update of department_id on staff for each row
  when (old.department_id is distinct from new.department_id and new.user_id = app.user_id()) execute function door.own_entry();

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.role_set(uuid, uuid, uuid)', 'door.role_nodes(uuid, uuid, uuid)', 'door.holds_role(uuid)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
