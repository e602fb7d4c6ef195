/*
 * Issues a ticket for the actor in the current context; no row if the application is unknown or closed. Expired tickets of the actor are
 * deleted.
 */
create or replace function door.ticket_issue(p_code text, p_hash bytea, p_token bytea) returns table (name text, origin text, path text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted record;
begin
  select a.* into wanted from public.external_app a where a.space_id = app.platform() and lower(a.code) = lower(p_code) and a.enabled;
  if not found then
    return;
  end if;
  delete from public.ticket t where t.user_id = app.user_id() and t.expires_at < app.now();
  insert into public.ticket (hash, app_space_id, app_id, origin, token_hash, user_id, company_id, park_id, expires_at)
  values (p_hash, wanted.space_id, wanted.id, wanted.origin, p_token, app.user_id(), app.company(), (app.parks())[1],
          app.now() + interval '60 seconds');
  return query select wanted.name, wanted.origin, wanted.path;
end $$;
grant execute on function door.ticket_issue(text, bytea, bytea) to park_app;
