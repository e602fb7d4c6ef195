/*
 * Changes the default context of a session, used by requests that name none, to a context the user may enter. The version goes up so
 * that other processes drop what they cached of the session.
 */
create or replace function door.session_default(p_token bytea, p_company uuid, p_park uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with moved as (
    update public.session s set company_id = p_company, park_id = p_park
     where s.token_hash = p_token and s.revoked_at is null
       and exists (select from door.contexts_of(s.user_id) c
                    where c.company_id = p_company and c.park_id is not distinct from p_park and c.has_privilege)
    returning s.user_id), told as (
    update public."user" set rights_version = rights_version + 1 where id in (select user_id from moved))
  select exists (select from moved)
$$;
grant execute on function door.session_default(bytea, uuid, uuid) to park_app;
