/* Tells every process that a session has ended, so that its event streams end as well. */
create or replace function app.session_ended() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('live', jsonb_build_object('ended', new.id)::text);
  return null;
end $$;
