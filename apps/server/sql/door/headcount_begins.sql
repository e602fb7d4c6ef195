/* Inserts the headcount row of a new company. */
create or replace function door.headcount_begins() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.headcount (space_id, company_id) values (new.space_id, new.id);
  return null;
end $$;
