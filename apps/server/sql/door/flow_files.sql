/* Returns the files of an instance the actor can read, whichever company they were uploaded in. */
create or replace function door.flow_files(p_instance uuid)
returns table (attachment_id uuid, id uuid, name text, size integer, need_auth boolean, link_proof bytea)
language sql stable security definer set search_path = '' as $$
  select a.id, f.id, f.name, f.size, f.need_auth, f.link_proof
    from public.flow_instance i
    join public.flow_attachment a on a.space_id = i.space_id and a.instance_id = i.id and a.deleted_at is null
    join public.file f on f.space_id = a.space_id and f.company_id = a.company_id and f.id = a.file_id and f.deleted_at is null
   where i.space_id = app.space() and i.id = p_instance and door.flow_seen(i)
$$;
grant execute on function door.flow_files(uuid) to park_app;
