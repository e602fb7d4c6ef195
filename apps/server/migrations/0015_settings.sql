/* Parks and spaces: their cards, and what opening a new space takes. */
alter table park
  add column contact_name  text check (char_length(contact_name) between 1 and 20),
  -- what the park publishes, as a switchboard or a hotline; nobody's own number
  add column contact_phone text check (char_length(contact_phone) between 1 and 20),
  add column address       text check (char_length(address) between 1 and 200),
  add column longitude     numeric(9, 6) check (longitude between -180 and 180),
  add column latitude      numeric(8, 6) check (latitude between -90 and 90),
  add column area          numeric(14, 4) check (area >= 0),
  add column intro         text check (char_length(intro) between 1 and 1000),
  add column logo          text check (char_length(logo) between 1 and 500);
alter table space
  add column updated_at timestamptz,
  add column updated_by uuid,
  add column version    integer not null default 1,
  add constraint space_name unique (name);

/* A space that closes takes everybody's contexts there with it, at the next call of each. */
create function app.space_closes() returns trigger language plpgsql as $$
begin
  if new.enabled is distinct from old.enabled then
    new.rights_version := old.rights_version + 1;
  end if;
  return new;
end $$;
revoke execute on function app.space_closes() from public;
create trigger space_changed before update on space for each row execute function app.space_closes();

/*
 * The parks of the person of the call, disabled ones too, in every space he belongs to: those his company is in, all of
 * the space for the operating body. Everybody's where the platform asks for all.
 */
create function door.parks_mine(p_all boolean)
returns table (space_id uuid, space_name text, id uuid, name text, enabled boolean, created_at timestamptz, version integer,
  company_id uuid, company_name text, company_num integer)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select distinct on (k.space_id, k.id) k.space_id, k.id, c.id as company_id, c.name as company_name
      from public.staff s
      join public.company c on c.space_id = s.space_id and c.id = s.company_id and c.enabled and c.deleted_at is null
      join public.park k on k.space_id = s.space_id
     where s.user_id = app.user_id() and s.left_at is null and s.enabled
       and (c.comp_type = 2 or exists (select from public.company_park p
             where p.space_id = k.space_id and p.park_id = k.id and p.company_id = c.id and p.left_at is null))
     order by k.space_id, k.id, c.comp_type desc, c.name, c.id
  ), asked as (
    select m.space_id, m.id, m.company_id, m.company_name, null::integer as company_num from mine m where not p_all
    union all
    select k.space_id, k.id, c.id, c.name, (select count(*)::integer from public.company_park p
             where p.space_id = k.space_id and p.park_id = k.id and p.relation = 'settled' and p.left_at is null)
      from public.park k join public.space s on s.id = k.space_id
      left join public.company c on c.space_id = s.id and c.id = s.operator_company_id
     where p_all and app.side() = 'platform'
  )
  select k.space_id, s.name, k.id, k.name, k.enabled, k.created_at, k.version, a.company_id, a.company_name, a.company_num
    from asked a join public.park k on k.space_id = a.space_id and k.id = a.id join public.space s on s.id = k.space_id
   where s.enabled or p_all
$$;

/* How many companies are settled in the park of the call, and how many people they have. */
create function door.park_figures() returns table (company_num integer, staff_num integer)
language sql stable security definer set search_path = '' as $$
  with settled as materialized (
    select p.company_id from public.company_park p
      join public.company c on c.space_id = p.space_id and c.id = p.company_id and c.deleted_at is null
     where p.space_id = app.space() and p.park_id = any (app.parks()) and p.relation = 'settled' and p.left_at is null)
  select (select count(*)::integer from settled),
         (select count(*)::integer from public.staff s where s.company_id in (select company_id from settled) and s.left_at is null)
$$;

grant insert on space, park, company, department, staff, "user" to park_door;
/*
 * Opens a space: its operating body, first park, and first operator, who is made where the number is nobody's. True for
 * such a new person: only he gets the password. The only thing a command writes in another space than its own.
 */
create function door.space_open(p_space uuid, p_name text, p_code text, p_company uuid, p_company_name text, p_park uuid, p_park_name text,
  p_cipher bytea, p_hash bytea, p_mask text, p_real_name text, p_password text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
  is_new boolean;
begin
  if app.reach() <> 'platform' then
    raise exception using errcode = 'insufficient_privilege', message = 'only the platform opens a space';
  end if;
  insert into public.space (id, name, project_code, operator_company_id, updated_by) values (p_space, p_name, p_code, p_company, app.user_id());
  insert into public.company (space_id, id, name, comp_type, contact_name, contact_phone_cipher, contact_phone_hash, contact_phone_mask, settled_at)
  values (p_space, p_company, p_company_name, 2, p_real_name, p_cipher, p_hash, p_mask, app.now());
  insert into public.park (space_id, id, name) values (p_space, p_park, p_park_name);
  insert into public.department (space_id, company_id, name, order_num, level) values (p_space, p_company, p_company_name, 0, 1);
  insert into public."user" (phone_cipher, phone_hash, phone_mask, password, change, real_name, home_company_id)
  values (p_cipher, p_hash, p_mask, p_password, false, p_real_name, p_company)
  on conflict (phone_hash) do nothing returning id into person;
  is_new := person is not null;
  if not is_new then
    select u.id into person from public."user" u where u.phone_hash = p_hash;
  end if;
  insert into public.staff (space_id, company_id, user_id, admin_level, real_name, phone_cipher, phone_hash, phone_mask)
  select p_space, p_company, u.id, 3, p_real_name, u.phone_cipher, u.phone_hash, u.phone_mask from public."user" u where u.id = person;
  return is_new;
end $$;

/* Settings. The look that was shipped was nobody's choice: without one the console wears its baseline and says so. */
set local role park_keeper;
delete from config_entry where space_id = app.platform() and code = 'theme' and version = 1 and updated_at is null;
update config_entry set content = '{"logo": ""}' || content where code = 'theme';
reset role;

grant insert, update on config_entry to park_door;
/* The look of the platform, or of one project, which is a row of that project's space. False where there is no such space. */
create function door.theme_save(p_space uuid, p_content jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if app.reach() <> 'platform' then
    raise exception using errcode = 'insufficient_privilege', message = 'only the platform sets a theme';
  end if;
  insert into public.config_entry as e (space_id, code, content, updated_at, updated_by)
  select s.id, 'theme', p_content, app.now(), app.user_id() from public.space s where s.id = p_space
  on conflict (space_id, code, config_version, park_id)
  do update set content = excluded.content, updated_at = excluded.updated_at, updated_by = excluded.updated_by, version = e.version + 1;
  return found;
end $$;

/* What a project is called, for its page before anybody has signed in. */
create function door.project_name(p_code text) returns text
language sql stable security definer set search_path = '' as $$
  select name from public.space where project_code = p_code and enabled and id <> app.platform()
$$;

/* Code lists: what forms offer as options. Rows of the platform are everybody's. */
create table code_list (
  space_id uuid not null references space (id),
  code     text not null check (code ~ '^[A-Za-z]{1,50}$'),
  name     text not null check (char_length(name) between 1 and 50),
  rank     integer not null default 0,
  primary key (space_id, code)
);
create table code_item (
  space_id   uuid not null,
  id         uuid not null default gen_random_uuid(),
  code       text not null,
  item_key   text not null check (item_key ~ '^[A-Za-z0-9_-]{1,30}$'),
  item_value text not null check (char_length(item_value) between 1 and 50),
  sort_num   integer not null check (sort_num >= 0),
  enabled    boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz,
  updated_by uuid,
  version    integer not null default 1,
  primary key (space_id, id),
  foreign key (space_id, code) references code_list (space_id, code)
);
create unique index code_item_key on code_item (space_id, code, item_key) where deleted_at is null;
select app.shared_table('code_list');
select app.shared_table('code_item');

set local role park_keeper;
with lists (code, name, items) as (values
  ('trade', '所属行业', array['农、林、牧、渔业', '采矿业', '制造业', '电力、热力、燃气及水生产和供应业', '建筑业', '批发和零售业', '交通运输、仓储和邮政业',
    '住宿和餐饮业', '信息传输、软件和信息技术服务业', '金融业', '房地产业', '租赁和商务服务业', '科学研究和技术服务业', '水利、环境和公共设施管理业',
    '居民服务、修理和其他服务业', '教育', '卫生和社会工作', '文化、体育和娱乐业', '公共管理、社会保障和社会组织', '国际组织']),
  ('companyScale', '单位规模', array['少于20人', '20-99人', '100-499人', '500-999人', '1000-9999人', '10000人以上']),
  ('companyNature', '单位性质', array['国有企业', '民营企业', '外商独资', '中外合资', '股份制企业', '事业单位', '社会团体', '个体工商户', '其他']),
  ('position', '职位', array['董事长', '总经理', '副总经理', '部门经理', '主管', '专员', '工程师', '财务', '行政', '人事', '销售', '客服', '其他']),
  ('certificate', '证件类型', array['居民身份证', '护照', '港澳居民来往内地通行证', '台湾居民来往大陆通行证', '外国人永久居留身份证', '军官证', '其他']),
  ('education', '学历', array['博士研究生', '硕士研究生', '大学本科', '大学专科', '高中（中专）', '初中及以下']),
  ('politics', '政治面貌', array['中共党员', '中共预备党员', '共青团员', '民主党派', '无党派人士', '群众'])
), placed as (select *, row_number() over () as rank from lists
), made as (insert into code_list (space_id, code, name, rank) select app.platform(), code, name, rank from placed returning code)
insert into code_item (space_id, code, item_key, item_value, sort_num)
select app.platform(), p.code, lpad(item.at::text, 2, '0'), item.value, item.at * 10
  from placed p, unnest(p.items) with ordinality as item (value, at);
reset role;

/* Menu entries somebody has pinned to his home, in a company and a park. */
create table shortcut (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null,
  company_id uuid not null,
  park_id    uuid,
  menus      text[] not null check (cardinality(menus) <= 12),
  updated_at timestamptz not null default app.now(),
  constraint shortcut_owner foreign key (company_id, user_id) references staff (company_id, user_id)
);
create unique index shortcut_once on shortcut (user_id, company_id, park_id) nulls not distinct;
do $$
declare
  mine text := 'user_id = (select app.user_id()) and company_id = (select app.company()) and (park_id is null or park_id = any ((select app.parks())::uuid[]))';
begin
  alter table shortcut enable row level security;
  alter table shortcut force row level security;
  execute format('create policy reading on shortcut for select to park_app using (%s)', mine);
  execute format('create policy adding on shortcut for insert to park_app with check (%s)', mine);
  execute format('create policy changing on shortcut for update to park_app using (%s) with check (%s)', mine, mine);
end $$;
create policy keeper on shortcut to park_keeper using (true) with check (true);
grant select, insert, update on shortcut to park_app;
grant select, insert, update, delete on shortcut to park_keeper;
comment on table shortcut is 'kind: user';

/* Other people's applications that the console may open. The secret is theirs to prove themselves with; we keep its hash. */
create table external_app (
  space_id    uuid not null references space (id),
  id          uuid not null default gen_random_uuid(),
  code        text not null check (code ~ '^[A-Za-z][A-Za-z0-9-]{1,49}$'),
  name        text not null check (char_length(name) between 1 and 40),
  origin      text not null check (origin ~ '^(https://[a-z0-9.-]+(:[0-9]{1,5})?|http://(127\.0\.0\.1|localhost)(:[0-9]{1,5})?)$'),
  path        text not null check (path ~ '^/[^[:space:]?#]*$' and char_length(path) <= 300),
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  enabled     boolean not null default true,
  created_at  timestamptz not null default app.now(),
  updated_at  timestamptz,
  updated_by  uuid,
  version     integer not null default 1,
  primary key (space_id, id)
);
create unique index external_app_code on external_app (space_id, lower(code));
select app.shared_table('external_app');
revoke select on external_app from park_app;
grant select (space_id, id, code, name, origin, path, enabled, created_at, updated_at, updated_by, version) on external_app to park_app;
select app.open_to_door('external_app', 'select');

/* What an address that leaves the console carries instead of the token: good once, for a minute, for one application. */
create table ticket (
  hash         bytea primary key,
  app_space_id uuid not null,
  app_id       uuid not null,
  origin       text not null,
  token_hash   bytea not null references session (token_hash) on delete cascade,
  user_id      uuid not null references "user" (id),
  company_id   uuid not null,
  park_id      uuid,
  created_at   timestamptz not null default app.now(),
  expires_at   timestamptz not null,
  redeemed_at  timestamptz,
  foreign key (app_space_id, app_id) references external_app (space_id, id) on delete cascade
);
create index ticket_user on ticket (user_id);
create index ticket_app on ticket (app_space_id, app_id);
select app.closed_table('ticket');
select app.open_to_door('ticket', 'select, insert, update, delete');

/* A ticket for the person of the call, where he is; no row where the application is unknown or closed. Old ones of his go. */
create function door.ticket_issue(p_code text, p_hash bytea, p_token bytea) returns table (name text, origin text, path text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted record;
begin
  select a.* into wanted from public.external_app a where a.space_id = app.platform() and lower(a.code) = lower(p_code) and a.enabled;
  if not found then
    return;
  end if;
  delete from public.ticket t where t.user_id = app.user_id() and t.expires_at < app.now();
  insert into public.ticket (hash, app_space_id, app_id, origin, token_hash, user_id, company_id, park_id, expires_at)
  values (p_hash, wanted.space_id, wanted.id, wanted.origin, p_token, app.user_id(), app.company(), (app.parks())[1], app.now() + interval '60 seconds');
  return query select wanted.name, wanted.origin, wanted.path;
end $$;

/* The hash an application's secret must have; none for one that is closed. */
create function door.external_secret(p_code text) returns bytea
language sql stable security definer set search_path = '' as $$
  select secret_hash from public.external_app where space_id = app.platform() and lower(code) = lower(p_code) and enabled
$$;

/*
 * Who came with a ticket: said once, to the application it was made for, as long as it lives at the same origin and the
 * person still has the session and may be where he was.
 */
create function door.ticket_redeem(p_code text, p_hash bytea)
returns table (user_id uuid, real_name text, company_id uuid, company_name text, park_id uuid)
language sql volatile security definer set search_path = '' as $$
  with taken as (
    update public.ticket t set redeemed_at = app.now()
      from public.external_app a, public.session s
     where t.hash = p_hash and t.redeemed_at is null and t.expires_at > app.now()
       and a.space_id = t.app_space_id and a.id = t.app_id and lower(a.code) = lower(p_code) and a.enabled and a.origin = t.origin
       and s.token_hash = t.token_hash and s.revoked_at is null and s.expires_at > app.now()
       and exists (select from door.contexts_of(t.user_id) c
                    where c.company_id = t.company_id and c.park_id is not distinct from t.park_id and c.has_privilege)
    returning t.user_id, t.company_id, t.park_id)
  select k.user_id, s.real_name, k.company_id, c.name, k.park_id
    from taken k join public.staff s on s.company_id = k.company_id and s.user_id = k.user_id
    join public.company c on c.space_id = s.space_id and c.id = s.company_id
$$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.parks_mine(boolean)', 'door.park_figures()',
    'door.space_open(uuid, text, text, uuid, text, uuid, text, bytea, bytea, text, text, text)', 'door.theme_save(uuid, jsonb)',
    'door.project_name(text)', 'door.ticket_issue(text, bytea, bytea)', 'door.external_secret(text)', 'door.ticket_redeem(text, bytea)']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;
