/* Records when the first member of the operator signed in. Sessions are deleted after a while, so the moment is stored with the space. */
create or replace function door.space_entered() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.space set entered_at = app.now() where operator_company_id = new.company_id and entered_at is null;
  return null;
end $$;
