/* Settings of the platform, a space or a park. Looked up from the nearest: park, then space, then platform. */
create table config_entry (
  space_id       uuid not null references space (id),
  park_id        uuid,
  code           text not null check (char_length(code) between 1 and 100),
  config_version integer not null default 0,
  content        jsonb not null,
  id             uuid not null default gen_random_uuid(),
  created_at     timestamptz not null default app.now(),
  updated_at     timestamptz,
  updated_by     uuid,
  version        integer not null default 1,
  primary key (space_id, id),
  foreign key (space_id, park_id) references park (space_id, id)
);
create unique index config_entry_once on config_entry (space_id, code, config_version, park_id) nulls not distinct;
select app.shared_table('config_entry');
select app.open_to_door('config_entry', 'select');

/* How the console of a project looks, asked before anybody has signed in; an unknown project looks like the platform. */
create function door.theme_for(p_project text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select e.content from public.config_entry e left join public.space s on s.id = e.space_id
   where e.code = 'theme' and e.park_id is null and (e.space_id = app.platform() or (s.project_code = p_project and s.enabled))
   order by (e.space_id = app.platform()), e.config_version desc limit 1
$$;
alter function door.theme_for(text) owner to park_door;
revoke execute on function door.theme_for(text) from public;
grant execute on function door.theme_for(text) to park_app;

set local role park_keeper;
insert into config_entry (space_id, code, config_version, content) values
  (app.platform(), 'theme', 0, '{"admin": 1, "name": "baseline", "saasadminName": "智慧园区运营平台", "browerIcon": ""}'),
  (app.platform(), 'platformadmin.phone.display', 0, '{"isShow": true}'),
  (app.platform(), 'platformadmin.homePage.entry', 0, '{"page": "home"}');
reset role;
