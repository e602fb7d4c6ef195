/* What is hidden from the address book takes along what is below it; who reads the book asks for these few. */
create index department_hidden on department (space_id, company_id) where not is_show and deleted_at is null;

/* When somebody was let in again: the record of what let him in is found by its moment, as the first one is by when his card was made. */
alter table staff add column rejoined_at timestamptz;
create function app.rejoin() returns trigger language plpgsql set search_path = '' as $$
begin
  new.rejoined_at := app.now();
  return new;
end $$;
create trigger staff_rejoined before update of left_at on staff for each row
  when (old.left_at is not null and new.left_at is null) execute function app.rejoin();

/* What somebody wrote down as his place among colleagues has up to ten digits. */
alter table staff alter column order_num type bigint;

/* Filters of tasks that failed or were given up may name somebody's number as well; nobody runs them again. */
set local role park_keeper;
update task set params = params - 'filter' where state in ('failed', 'cancelled');
reset role;

/* Besides the one before, which a server of the version before still asks: what is open to oneself is shown on one's own card. */
create function app.shown_columns(p_module integer, p_keeper boolean, p_self boolean) returns text[] language sql stable parallel safe as $$
  select array(select f.column_name from app.extended_field f
                where f.module = p_module and f.enabled and (p_keeper or f.is_view or (p_self and f.is_edit))) $$;
revoke execute on function app.shown_columns(integer, boolean, boolean) from public;
grant execute on function app.shown_columns(integer, boolean, boolean) to park_app;

/*
 * What ends without anybody taking it over when somebody leaves: the parks he may enter, and the flows of his company's parks that name
 * him. Both may lie in parks in which who sees him off is not.
 */
create function door.park_entries(p_company uuid, p_user uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select p.name from public.park_access a join public.park p on p.space_id = a.space_id and p.id = a.park_id
   where a.company_id = p_company and a.user_id = p_user and p_company = any (door.companies())
     and not a.valid << tstzrange(app.now(), null)
   order by p.name
$$;
create function door.flow_naming(p_company uuid, p_user uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select f.name from public.flow f join public.flow_version v on v.space_id = f.space_id and v.id = f.live_id
   where f.space_id = app.space() and f.deleted_at is null and f.enabled and p_company = any (door.companies())
     and exists (select from public.company c where c.space_id = f.space_id and c.id = p_company and (c.comp_type = 2 or exists (
           select from public.company_park k where k.space_id = f.space_id and k.company_id = p_company and k.park_id = f.park_id and k.left_at is null)))
     and (p_user = any (f.manager_ids)
       or jsonb_path_exists(v.definition, 'strict $.**.userIds[*] ? (@ == $id)', jsonb_build_object('id', p_user::text), true)
       or jsonb_path_exists(v.definition, 'strict $.**.userId ? (@ == $id)', jsonb_build_object('id', p_user::text), true))
   order by f.name, f.id
$$;
do $$
declare f regprocedure;
begin
  foreach f in array array['door.park_entries(uuid, uuid)', 'door.flow_naming(uuid, uuid)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
