/* Ends every session of a person who is disabled; enabling does not bring them back. */
create or replace function door.end_sessions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.session set revoked_at = app.now() where user_id = new.id and revoked_at is null;
  return null;
end $$;
