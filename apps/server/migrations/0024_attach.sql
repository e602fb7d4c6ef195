/* As before, but what was taken says itself which number it is for: looking each up among a thousand others took a fifth of a second. */
create or replace function door.text_take(p_company uuid, p_hashes bytea[]) returns setof bytea
language plpgsql volatile security definer set search_path = '' as $$
declare
  day timestamptz := date_bin(interval '1 day', app.now(), timestamptz '2000-01-01 00:00:00+08');
  most constant integer := 1000;
  so_far integer;
begin
  insert into public.rate_limit as l (name, began_at, taken) values ('text/' || p_company, day, 0)
  on conflict (name, began_at) do update set taken = l.taken returning taken into so_far;
  return query
    with asked as (
      select 'text/' || encode(h.hash, 'hex') as name from unnest(p_hashes) with ordinality as h (hash, at)
       order by h.at limit greatest(0, most - so_far)
    ), taken as (
      insert into public.rate_limit as l (name, began_at, taken) select a.name, day, 1 from asked a order by a.name
      on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < 5 returning l.name
    ), counted as (
      update public.rate_limit l set taken = l.taken + (select count(*) from taken)
       where l.name = 'text/' || p_company and l.began_at = day
    ) select decode(substr(t.name, 6), 'hex') from taken t;
end $$;

-- most people sign in by their number and have no name of their own; an import of thousands had each of them entered here
drop index user_username;
create unique index user_username on "user" (lower(username)) where username is not null;
