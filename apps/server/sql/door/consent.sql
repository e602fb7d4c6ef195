/* Records the consent to agreements in force and returns how many of the given agreements are in force. */
create or replace function door.consent(p_user uuid, p_agreements jsonb, p_address text) returns integer
language sql volatile security definer set search_path = '' as $$
  with accepted as (
    select distinct g.kind, g.version from jsonb_to_recordset(p_agreements) as g (kind text, version integer)
     where g.version = (select max(a.version) from public.agreement a where a.kind = g.kind)
  ), kept as (
    insert into public.user_consent (user_id, kind, version, address) select p_user, kind, version, p_address from accepted
    on conflict do nothing)
  select count(*)::integer from accepted
$$;
grant execute on function door.consent(uuid, jsonb, text) to park_app;
