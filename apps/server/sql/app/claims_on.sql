/*
 * Returns the claims that apply on a day, at most one per room: their days contain it, they were not withdrawn, and their hold has not
 * lapsed. The planner inlines this function, so the sub-selects are evaluated once and not per row.
 */
create or replace function app.claims_on(p_day date) returns setof public.occupancy language sql stable as $$
  select o.* from public.occupancy o
   where o.during @> (select p_day) and o.ended_at is null
     and (o.expires_at is null or o.expires_at > (select greatest(
            least(app.now(), (p_day + 1)::timestamp at time zone 'Asia/Shanghai'), p_day::timestamp at time zone 'Asia/Shanghai')))
$$;
grant execute on function app.claims_on(date) to park_app, park_door, park_keeper;
