/* Tells whether the platform requires a second step of a user, by the sides the user may act on. */
create or replace function door.factor_demanded(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((s.setting ->> 'isRequired')::boolean, false)
     and exists (select from door.contexts_of(p_user) c where s.setting -> 'sides' ? c.side)
    from (select door.platform_setting('platformadmin.login.secondFactor') as setting) s
$$;
