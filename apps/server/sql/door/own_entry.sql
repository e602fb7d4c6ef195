/* Refuses to move actors into a department that opens a park they cannot enter. Every call that moves members runs this check. */
create or replace function door.own_entry() returns trigger language plpgsql security definer set search_path = '' as $$
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
