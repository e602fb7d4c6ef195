/* Returns a page of the records of other people who viewed the actor's phone number, newest first, each with the reason given. */
create or replace function door.who_saw_me(p_offset bigint, p_limit bigint)
returns table (total bigint, id uuid, viewer_name text, company_name text, kind text, content text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with mine as materialized (
    select r.* from public.privacy_record r
     where r.subject_user_id = app.user_id() and r.viewer_user_id <> r.subject_user_id and r.look_id is null
  ), page as (select * from mine order by created_at desc, id limit p_limit offset p_offset)
  select (select count(*) from mine), p.id, s.real_name, c.name, p.kind, coalesce(n.content, p.content), p.created_at
    from (values (1)) as one
    left join (page p
      join public.staff s on s.space_id = p.space_id and s.company_id = p.viewer_company_id and s.user_id = p.viewer_user_id
      join public.company c on c.space_id = p.space_id and c.id = p.viewer_company_id
      left join lateral (select m.content from public.privacy_record m
                          where m.space_id = p.space_id and m.company_id = p.company_id and m.look_id = p.id and m.content is not null
                          order by m.created_at desc limit 1) n on true) on true
   order by p.created_at desc, p.id
$$;
grant execute on function door.who_saw_me(bigint, bigint) to park_app;
