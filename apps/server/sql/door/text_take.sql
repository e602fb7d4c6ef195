/*
 * Counts text messages against the daily limit of a company and the limit of each phone number, and returns the phone numbers that may
 * receive a message. Otherwise an actor could flood a phone by adding and removing a member again and again.
 */
create or replace function door.text_take(p_company uuid, p_hash bytea) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  day timestamptz := date_bin(interval '1 day', app.now(), timestamptz '2000-01-01 00:00:00+08');
begin
  insert into public.rate_limit as l (name, began_at, taken) values ('text/' || p_company, day, 1)
  on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < 1000;
  if not found then
    return false;
  end if;
  insert into public.rate_limit as l (name, began_at, taken) values ('text/' || encode(p_hash, 'hex'), day, 1)
  on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < 5;
  if found then
    return true;
  end if;
  update public.rate_limit set taken = taken - 1 where name = 'text/' || p_company and began_at = day;
  return false;
end $$;

create or replace function door.text_take(p_company uuid, p_hashes bytea[]) returns setof bytea
language plpgsql volatile security definer set search_path = '' as $$
declare
  day timestamptz := date_bin(interval '1 day', app.now(), timestamptz '2000-01-01 00:00:00+08');
  most constant integer := 1000;
  so_far integer;
begin
  insert into public.rate_limit as l (name, began_at, taken) values ('text/' || p_company, day, 0)
  on conflict (name, began_at) do update set taken = l.taken where l.taken < most returning taken into so_far;
  if so_far is null then
    return;
  end if;
  return query
    with asked as (
      select 'text/' || encode(h.hash, 'hex') as name from unnest(p_hashes) with ordinality as h (hash, at)
       order by h.at limit most - so_far
    ), taken as (
      insert into public.rate_limit as l (name, began_at, taken) select a.name, day, 1 from asked a order by a.name
      on conflict (name, began_at) do update set taken = l.taken + 1 where l.taken < 5 returning l.name
    ), counted as (
      update public.rate_limit l set taken = l.taken + (select count(*) from taken)
       where l.name = 'text/' || p_company and l.began_at = day
    ) select decode(substr(t.name, 6), 'hex') from taken t;
end $$;
