/* Records when a former member was admitted again: this moment identifies the audit row of the new admission. */
create or replace function app.rejoin() returns trigger language plpgsql set search_path = '' as $$
begin
  new.rejoined_at := app.now();
  return new;
end $$;
