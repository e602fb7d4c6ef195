/*
 * Files people sent. The bytes lie in the store under a random key; the name is only shown. Bytes never change under an
 * id, so nothing but the deletion of a row may be written later.
 */
create table file (
  space_id    uuid not null,
  company_id  uuid not null,
  park_id     uuid,
  user_id     uuid not null,
  id          uuid not null default gen_random_uuid(),
  purpose     text not null check (purpose ~ '^[a-z]{1,20}$'),
  name        text not null check (char_length(name) between 1 and 255),
  mime        text not null check (mime ~ '^[a-z]+/[a-z0-9.+-]{1,100}$'),
  size        integer not null check (size > 0),
  sha256      bytea not null check (octet_length(sha256) = 32),
  width       integer check (width > 0),
  height      integer check (height > 0),
  need_auth   boolean not null default true,
  storage_key text not null check (storage_key ~ '^[0-9a-f]{64}$'),
  -- shows in a link that whoever made it has seen the row; tells nothing about the key
  link_proof  bytea not null generated always as (substring(sha256(decode(storage_key, 'hex')) from 1 for 16)) stored,
  deleted_at  timestamptz,
  created_at  timestamptz not null default app.now(),
  primary key (company_id, id),
  constraint file_id unique (id),
  constraint file_storage_key unique (storage_key),
  constraint file_picture check ((width is null) = (height is null)),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id),
  constraint file_owner foreign key (company_id, user_id) references staff (company_id, user_id)
);
select app.company_table('file');
revoke update, delete on file from park_app;
grant update (deleted_at) on file to park_app;
select app.open_to_door('file', 'select');

/*
 * What a link opens, asked without a session. A private file opens only to a link whose maker row security let see it,
 * so that a slip in checking signatures does not open them all.
 */
create function door.file_public(p_id uuid, p_proof bytea, p_expires timestamptz)
returns table (storage_key text, name text, mime text, is_expired boolean)
language sql stable security definer set search_path = '' as $$
  select f.storage_key, f.name, f.mime, f.need_auth and p_expires <= app.now()
    from public.file f
   where f.id = p_id and f.deleted_at is null and (not f.need_auth or f.link_proof = p_proof)
$$;

/* Which of these keys of the store belong to no row of any space: left behind by commands that failed. */
create function door.file_orphans(p_keys text[]) returns setof text
language sql stable security definer set search_path = '' as $$
  select wanted from unnest(p_keys) as wanted where not exists (select from public.file f where f.storage_key = wanted)
$$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.file_public(uuid, bytea, timestamptz)', 'door.file_orphans(text[])']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
