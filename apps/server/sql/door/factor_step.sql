/* Uses a time step of an authenticator app. Null if this step or a later one was used before. */
create or replace function door.factor_step(p_user uuid, p_step bigint) returns boolean
language sql volatile security definer set search_path = '' as $$
  update public.user_factor set last_step = p_step where user_id = p_user and last_step < p_step returning true
$$;
grant execute on function door.factor_step(uuid, bigint) to park_app;
