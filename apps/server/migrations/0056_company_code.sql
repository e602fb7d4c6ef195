/*
 * Besides invitations a company has one lasting code by which anybody may ask to join. It has no end of its own, leads into no department,
 * and always needs somebody's word; `most_num` says how many may wait for it. Its letters may be typed small.
 */
alter table invitation
  add column kind text not null default 'link' check (kind in ('link', 'code')),
  alter column expires_at drop not null,
  add constraint invitation_kind check (
    case kind when 'link' then expires_at is not null
              else expires_at is null and needs_approval and department_id is null and code ~ '^[A-Z0-9]{10}$' end);
create unique index invitation_company_code on invitation (company_id) where kind = 'code' and ended_at is null;
-- a code is looked at by strangers, and years of people may have come by it: only those who wait are counted
create index join_request_undecided on join_request (company_id, invitation_id) where state = 'waiting';

/* What a code leads to as long as somebody may still join by it. Who came in by a company's code takes none of its places. */
drop function door.invitation_open(text);
create function door.invitation_open(p_code text)
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
alter function door.invitation_open(text) owner to park_door;
revoke execute on function door.invitation_open(text) from public;
grant execute on function door.invitation_open(text) to park_app;
