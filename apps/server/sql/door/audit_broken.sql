/* Returns the first of these seals that no longer matches its rows, or the seal remembered as intact that has changed since. */
create or replace function door.audit_broken(p_space uuid, p_from bigint, p_to bigint) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  seal record;
  made record;
  before bytea;
  joint xid8;
  changed bigint;
begin
  select c.checked_to into changed from public.audit_check c
   where c.space_id = p_space and not exists (
     select from public.audit_seal s where s.space_id = p_space and s.seq = c.checked_to and s.hash = c.checked_hash);
  select s.hash, s.to_xid into before, joint from public.audit_seal s where s.space_id = p_space and s.seq = p_from - 1;
  if p_from > 1 and not found then
    return least(p_from - 1, changed);
  end if;
  for seal in select s.* from public.audit_seal s where s.space_id = p_space and s.seq between p_from and p_to order by s.seq loop
    select * into made from door.audit_digest(p_space, seal.from_xid, seal.to_xid, before);
    if made.hash <> seal.hash or made.row_count <> seal.row_count or seal.from_xid <> coalesce(joint, '0'::xid8) then
      return least(seal.seq, changed);
    end if;
    before := seal.hash;
    joint := seal.to_xid;
  end loop;
  return changed;
end $$;
