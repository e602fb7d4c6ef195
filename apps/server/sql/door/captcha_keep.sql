/*
 * Stores the answer to a captcha. Each new captcha deletes some expired ones, so that a client that only requests captchas does not fill
 * the disk.
 */
create or replace function door.captcha_keep(p_key bytea, p_answer bytea) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.captcha
   where key_hash in (select key_hash from public.captcha where expires_at < app.now() limit 10 for update skip locked);
  insert into public.captcha (key_hash, answer_hash, expires_at) values (p_key, p_answer, app.now() + interval '2 minutes')
$$;
grant execute on function door.captcha_keep(bytea, bytea) to park_app;
