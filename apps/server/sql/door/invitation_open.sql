/*
 * Returns the invitation of a code as long as somebody may still join by it. The permanent code of a company may be typed in lower case;
 * people admitted by it take none of its places.
 */
create or replace function door.invitation_open(p_code text)
returns table (space_id uuid, company_id uuid, id uuid, company_name text, needs_approval boolean, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.space_id, i.company_id, i.id, c.name, i.needs_approval, i.expires_at
    from public.invitation i
    join public.company c on c.space_id = i.space_id and c.id = i.company_id and c.enabled and c.deleted_at is null
   where i.code in (p_code, upper(p_code)) and (i.code = p_code or i.kind = 'code')
     and i.ended_at is null and (i.expires_at is null or i.expires_at > app.now())
     and case i.kind
           when 'link' then (select count(*) from public.join_request r
                              where r.company_id = i.company_id and r.invitation_id = i.id and r.state <> 'refused')
           else (select count(*) from public.join_request r
                  where r.company_id = i.company_id and r.invitation_id = i.id and r.state = 'waiting') end < i.most_num
   order by (i.code = p_code) desc limit 1
$$;
grant execute on function door.invitation_open(text) to park_app;
