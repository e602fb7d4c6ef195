/*
 * Raises an error from within a statement, under a name that is mapped like a constraint name. A command of one statement that includes
 * its audit row is therefore stored completely or not at all.
 */
create or replace function app.refuse(p_reason text) returns uuid language plpgsql volatile as $$
begin
  raise exception using errcode = 'check_violation', constraint = p_reason, message = format('refused: %s', p_reason);
end $$;
grant execute on function app.refuse(text) to park_app;
