/* Gives a new company its row of counts. */
create or replace function door.headcount_begins() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.headcount (space_id, company_id) values (new.space_id, new.id);
  return null;
end $$;
