/* Tells whether the user of this session has proved in the last ten minutes to own their present phone number. */
create or replace function door.phone_proved(p_token bytea) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.phone_proof p join public.session s on s.token_hash = p.token_hash and s.user_id = p.user_id
                  where p.token_hash = p_token and app.lasts(p.proved_at + interval '10 minutes', interval '10 minutes')
                    and s.revoked_at is null)
$$;
grant execute on function door.phone_proved(bytea) to park_app;
