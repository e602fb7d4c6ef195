/*
 * A person's own card. Tenant code never reads the table "user": the functions below act on the person of the call and on
 * nobody else, whatever they are given.
 */
-- nobody could set one before; it names a file now, and its address is made anew for every reader
alter table "user" drop column avatar;
alter table "user" add column avatar uuid, add constraint user_avatar foreign key (avatar) references file (id);

/* That the old number was proved in this session: good for ten minutes, and for one change. */
create table phone_proof (
  token_hash bytea primary key references session (token_hash) on delete cascade,
  user_id    uuid not null references "user" (id),
  proved_at  timestamptz not null default app.now()
);
select app.closed_table('phone_proof');
select app.open_to_door('phone_proof', 'select, insert, update, delete');
grant update (username, username_changed_at, phone_cipher, phone_hash, phone_mask, real_name, nick_name, sex, email, avatar, updated_at)
  on "user" to park_door;

/* Administrators keep their number: their company knows them by it. */
create function door.administers(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff s join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null
                  where s.user_id = p_user and s.left_at is null and s.admin_level >= 2)
$$;

create function door.account() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', u.id, 'userName', u.username, 'mayChangeUserName', u.username_changed_at is null, 'phone', u.phone_mask,
      'mayChangePhone', not door.administers(u.id), 'realName', u.real_name, 'nickName', u.nick_name, 'sex', u.sex, 'email', u.email,
      'createdDate', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from public."user" u where u.id = app.user_id()
$$;

/* What is not among the fields stays as it is. */
create function door.account_save(p_fields jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  update public."user" set
      real_name = coalesce(p_fields ->> 'realName', real_name),
      nick_name = coalesce(p_fields ->> 'nickName', nick_name),
      sex = coalesce((p_fields ->> 'sex')::smallint, sex),
      email = case when p_fields ? 'email' then p_fields ->> 'email' else email end,
      avatar = coalesce((p_fields ->> 'avatar')::uuid, avatar),
      updated_at = app.now()
   where id = app.user_id()
$$;

/* False for who has chosen a name already. */
create function door.account_rename(p_name text) returns boolean
language sql volatile security definer set search_path = '' as $$
  with renamed as (
    update public."user" set username = p_name, username_changed_at = app.now(), updated_at = app.now()
     where id = app.user_id() and username_changed_at is null returning 1)
  select exists (select from renamed)
$$;

/* One's memberships, in every space. */
create function door.account_companies()
returns table (company_id uuid, company_name text, park_name text, department_name text, admin_level smallint, role_names text[])
language sql stable security definer set search_path = '' as $$
  select s.company_id, c.name, (
           select string_agg(distinct x.park_name, '、' order by x.park_name) from door.contexts_of(s.user_id) x
            where x.company_id = s.company_id and x.has_privilege),
         d.name, s.admin_level, array(
           select distinct r.name from public.role_user h
             join public.role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
            where h.company_id = s.company_id and h.user_id = s.user_id and h.valid @> app.now() order by 1)
    from public.staff s
    join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.deleted_at is null
    left join public.department d on d.company_id = s.company_id and d.id = s.department_id
   where s.user_id = app.user_id() and s.left_at is null and s.enabled
   order by s.created_at, s.company_id
$$;

/* A file of one's own, whichever company one sent it from. */
create function door.own_file(p_id uuid) returns setof public.file
language sql stable security definer set search_path = '' as $$
  select f.* from public.file f where f.id = p_id and f.user_id = app.user_id() and f.deleted_at is null
$$;
create function door.own_portrait() returns setof public.file
language sql stable security definer set search_path = '' as $$
  select f.* from public."user" u join public.file f on f.id = u.avatar and f.deleted_at is null where u.id = app.user_id()
$$;

create function door.phone_prove(p_token bytea) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.phone_proof (token_hash, user_id, proved_at) values (p_token, app.user_id(), app.now())
  on conflict (token_hash) do update set user_id = excluded.user_id, proved_at = excluded.proved_at
$$;

create function door.phone_proved(p_token bytea) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.phone_proof p join public.session s on s.token_hash = p.token_hash and s.user_id = p.user_id
                  where p.token_hash = p_token and p.proved_at > app.now() - interval '10 minutes' and s.revoked_at is null)
$$;

/* Why the number of this person may not become that one: 'admin', 'same', 'unproved'; null when nothing speaks against it. */
create function door.phone_bar(p_token bytea, p_hash bytea) returns text
language sql stable security definer set search_path = '' as $$
  select case when door.administers(u.id) then 'admin' when u.phone_hash = p_hash then 'same'
              when not door.phone_proved(p_token) then 'unproved' end
    from public."user" u where u.id = app.user_id()
$$;

/*
 * Binds another number, which uses the proof up and ends every other session of the person. Says why not, as above; that
 * somebody else has the number is said by its unique key.
 */
create function door.phone_change(p_token bytea, p_cipher bytea, p_hash bytea, p_mask text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  bar text := door.phone_bar(p_token, p_hash);
begin
  if bar is not null then
    return bar;
  end if;
  -- two changes with one proof: the second waits here and then finds it gone
  delete from public.phone_proof where token_hash = p_token and user_id = app.user_id();
  if not found then
    return 'unproved';
  end if;
  update public."user" set phone_cipher = p_cipher, phone_hash = p_hash, phone_mask = p_mask, updated_at = app.now() where id = app.user_id();
  update public.session set revoked_at = app.now() where user_id = app.user_id() and token_hash <> p_token and revoked_at is null;
  return null;
end $$;

/*
 * Who looked at whose number. Rows are added and read, never changed; what the looker says about it afterwards is a row of
 * its own that points at the look. company_id is the company of the person looked at, so that its administrators see it.
 */
create table privacy_record (
  space_id          uuid not null,
  company_id        uuid not null,
  id                uuid not null default gen_random_uuid(),
  -- nobody's own where the number is the company's and none of its people has it
  subject_user_id   uuid,
  viewer_user_id    uuid not null,
  viewer_company_id uuid not null,
  viewer_park_id    uuid,
  kind              text not null check (kind in ('staffPhone', 'companyPhone', 'note')),
  look_id           uuid,
  system_type       text not null default '1' check (char_length(system_type) <= 20),
  privacy_type      text not null default '1' check (char_length(privacy_type) <= 20),
  content           text check (char_length(content) <= 200),
  created_at        timestamptz not null default app.now(),
  primary key (company_id, id),
  constraint privacy_record_look check (look_id is null or kind = 'note'),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (space_id, viewer_company_id) references company (space_id, id),
  foreign key (space_id, viewer_park_id) references park (space_id, id),
  foreign key (company_id, subject_user_id) references staff (company_id, user_id),
  foreign key (company_id, look_id) references privacy_record (company_id, id)
);
create index privacy_record_subject on privacy_record (subject_user_id, created_at desc) where look_id is null;
create index privacy_record_viewer on privacy_record (company_id, viewer_user_id, created_at desc);
create index privacy_record_notes on privacy_record (company_id, look_id) where look_id is not null;
select app.company_table('privacy_record');
drop policy adding on privacy_record;
drop policy changing on privacy_record;
drop policy removing on privacy_record;
create policy adding on privacy_record for insert to park_app with check (
  space_id = (select app.space()) and company_id = any ((select app.companies())::uuid[])
  and viewer_user_id = (select app.user_id()) and viewer_company_id = (select app.company()));
revoke update, delete on privacy_record from park_app, park_keeper;
select app.open_to_door('privacy_record', 'select');

/* A page of the looks at one's own number by others, newest first, with what was said about each. */
create function door.who_saw_me(p_offset bigint, p_limit bigint)
returns table (total bigint, id uuid, viewer_name text, company_name text, kind text, content text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with mine as materialized (
    select r.* from public.privacy_record r
     where r.subject_user_id = app.user_id() and r.viewer_user_id <> r.subject_user_id and r.look_id is null
  ), page as (select * from mine order by created_at desc, id limit p_limit offset p_offset)
  select (select count(*) from mine), p.id, s.real_name, c.name, p.kind, coalesce(n.content, p.content), p.created_at
    from (values (1)) as one
    left join (page p
      join public.staff s on s.company_id = p.viewer_company_id and s.user_id = p.viewer_user_id
      join public.company c on c.space_id = p.space_id and c.id = p.viewer_company_id
      left join lateral (select m.content from public.privacy_record m
                          where m.company_id = p.company_id and m.look_id = p.id and m.content is not null
                          order by m.created_at desc limit 1) n on true) on true
   order by p.created_at desc, p.id
$$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.administers(uuid)', 'door.account()', 'door.account_save(jsonb)', 'door.account_rename(text)',
    'door.account_companies()', 'door.own_file(uuid)', 'door.own_portrait()', 'door.phone_prove(bytea)',
    'door.phone_proved(bytea)', 'door.phone_bar(bytea, bytea)', 'door.phone_change(bytea, bytea, bytea, text)',
    'door.who_saw_me(bigint, bigint)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
revoke execute on function door.administers(uuid) from park_app;
