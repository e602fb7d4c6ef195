/* Notes when a former member was let in again: the audit row of the new admission is found by this moment. */
create or replace function app.rejoin() returns trigger language plpgsql set search_path = '' as $$
begin
  new.rejoined_at := app.now();
  return new;
end $$;
