/* A code is sent for one thing; joining a company is one more. */
alter table sms_code drop constraint sms_code_purpose_check,
  add constraint sms_code_purpose_check check (purpose in ('reset', 'bind', 'signIn', 'join'));

/* Links to join a company by. Whoever has the code may ask; for how long, and how many, the company says. */
create table invitation (
  space_id       uuid not null,
  company_id     uuid not null,
  id             uuid not null default gen_random_uuid(),
  code           text not null constraint invitation_code unique check (code ~ '^[A-Za-z0-9]{10}$'),
  department_id  uuid,
  needs_approval boolean not null,
  most_num       smallint not null check (most_num between 1 and 500),
  expires_at     timestamptz not null,
  ended_at       timestamptz,
  created_at     timestamptz not null default app.now(),
  created_by     uuid not null,
  primary key (company_id, id),
  foreign key (space_id, company_id) references company (space_id, id),
  -- a department is deleted all the same; people then come in without one
  foreign key (company_id, department_id) references department (company_id, id)
);
create index invitation_department on invitation (company_id, department_id) where department_id is not null;
select app.company_table('invitation');
select app.open_to_door('invitation', 'select');

/*
 * Who came by an invitation, and who asks to. Each takes one of its places until he is refused, so that a link that has got
 * around brings no more requests than people were wanted.
 */
create table join_request (
  space_id      uuid not null,
  company_id    uuid not null,
  id            uuid not null default gen_random_uuid(),
  invitation_id uuid not null,
  real_name     text not null check (char_length(real_name) between 2 and 20),
  pinyin        text not null,
  phone_cipher  bytea not null,
  phone_hash    bytea not null,
  phone_mask    text not null,
  remark        text check (char_length(remark) <= 100),
  state         text not null check (state in ('waiting', 'accepted', 'refused')),
  reason        text check (char_length(reason) <= 100),
  created_at    timestamptz not null default app.now(),
  decided_at    timestamptz,
  -- nobody where the invitation needed no approval
  decided_by    uuid,
  primary key (company_id, id),
  constraint join_request_decided check ((state = 'waiting') = (decided_at is null)),
  foreign key (space_id, company_id) references company (space_id, id),
  foreign key (company_id, invitation_id) references invitation (company_id, id)
);
create unique index join_request_waiting on join_request (company_id, phone_hash) where state = 'waiting';
create index join_request_place on join_request (company_id, invitation_id) where state <> 'refused';
create index join_request_order on join_request (company_id, created_at desc);
select app.company_table('join_request');
select app.open_to_door('join_request', 'select');

/* The invitation of a code as long as somebody may still join by it. */
create function door.invitation_open(p_code text)
returns table (space_id uuid, company_id uuid, company_name text, needs_approval boolean, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.space_id, i.company_id, c.name, i.needs_approval, i.expires_at
    from public.invitation i
    join public.company c on c.space_id = i.space_id and c.id = i.company_id and c.enabled and c.deleted_at is null
   where i.code = p_code and i.ended_at is null and i.expires_at > app.now()
     and (select count(*) from public.join_request r
           where r.company_id = i.company_id and r.invitation_id = i.id and r.state <> 'refused') < i.most_num
$$;

/* Which of these numbers a company the call reaches may write to now; see door.text_take. */
create function door.company_texts(p_company uuid, p_hashes bytea[]) returns setof bytea
language plpgsql volatile security definer set search_path = '' as $$
begin
  if coalesce(p_company = any (door.companies()), false) then
    return query select * from door.text_take(p_company, p_hashes);
  end if;
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array['door.invitation_open(text)', 'door.company_texts(uuid, bytea[])']::regprocedure[] loop
    execute format('alter function %s owner to park_door', f);
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to park_app', f);
  end loop;
end $$;

/* The page people join by has an address of its own, which no project may begin with. */
alter table space drop constraint space_project_code_free, add constraint space_project_code_free check (project_code not in (
    'accounting', 'aijihome', 'apidocs', 'application', 'architecture', 'assets', 'boardroom', 'campus', 'company',
    'contract', 'datacensus', 'decoration', 'dev', 'form', 'front', 'healthz', 'home', 'inside', 'invoice', 'join', 'login',
    'metrics', 'navigationhome', 'notice', 'operate', 'operation', 'platform', 'readyz', 'recruit', 'repair',
    'serivceapp', 'service', 'smartop', 'spaceselect', 'subsidy', 'system', 'things'));
