/* Writes each change of a claim into the log of its room, with the status of the room today before and after it. */
create or replace function app.log_claim() returns trigger language plpgsql as $$
declare
  today constant date := app.today();
  was public.occupancy;
  before text;
  after text;
begin
  was := case when tg_op = 'UPDATE' then old end;
  if was.room_id is distinct from new.room_id then
    was := null;
  end if;
  select app.room_status(r.is_disabled, c.kind, c.leaving_on),
         case when new.during @> today or was.during @> today
              then app.room_status(r.is_disabled, case when was.ended_at is null and was.during @> today then was.kind end, was.leaving_on)
              else app.room_status(r.is_disabled, c.kind, c.leaving_on) end
    into after, before
    from public.room r
    left join app.claims_on(today) c on c.space_id = r.space_id and c.park_id = r.park_id and c.room_id = r.id
   where r.space_id = new.space_id and r.park_id = new.park_id and r.id = new.room_id;
  insert into public.room_log (space_id, park_id, room_id, by_user, what, from_status, to_status, source, source_id, details)
  values (new.space_id, new.park_id, new.room_id, app.user_id(),
    case when was.id is null or (was.ended_at is not null and new.ended_at is null) then 'claimed'
         when new.expired_at is not null and was.expired_at is null then 'expired'
         when new.ended_at is not null
           or coalesce(upper(new.during) < upper(was.during), upper_inf(was.during) and not upper_inf(new.during)) then 'ended'
         else 'changed' end,
    before, after, new.source, new.source_id,
    jsonb_strip_nulls(jsonb_build_object('claimId', new.id, 'kind', new.kind, 'from', lower(new.during), 'to', upper(new.during),
      'holder', coalesce((select c.name from public.company c where c.space_id = new.space_id and c.id = new.company_id), new.holder),
      'leavingOn', new.leaving_on)));
  return null;
end $$;
