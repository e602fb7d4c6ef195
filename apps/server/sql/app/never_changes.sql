/* Refuses changes of published rows and of history, because running instances depend on them. */
create or replace function app.never_changes() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'restrict_violation', message = format('rows of %s never change', tg_table_name);
end $$;
