/* Returns the status of a room, derived from its claim of the day. No other code derives a status. */
create or replace function app.room_status(p_disabled boolean, p_kind text, p_leaving date)
returns text language sql immutable parallel safe as $$
  select case when p_disabled then 'disabled' when p_kind = 'works' then 'works' when p_kind = 'self_use' then 'self_use'
              when p_kind = 'lease' and p_leaving is not null then 'leaving' when p_kind = 'lease' then 'leased'
              when p_kind = 'hold' then 'held' else 'vacant' end
$$;
grant execute on function app.room_status(boolean, text, date) to park_app, park_door, park_keeper;
