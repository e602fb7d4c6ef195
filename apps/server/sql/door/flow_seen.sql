/*
 * Tells whether the actor participates in an instance or manages it: the same rule as the policy of the table, for functions that bypass
 * it.
 */
create or replace function door.flow_seen(i public.flow_instance) returns boolean
language sql stable security definer set search_path = '' as $$
  select i.space_id = app.space() and i.park_id = any (app.parks())
     and (app.member() = any (i.participants) or app.reach() = 'job' or (app.reach() = 'park' and i.company_id = any (door.companies())))
$$;
