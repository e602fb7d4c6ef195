/*
 * Refuses from within a statement, under a name that is mapped like the name of a constraint. A command that is one statement, with its
 * audit row in it, is then done as a whole or not at all.
 */
create or replace function app.refuse(p_reason text) returns uuid language plpgsql volatile as $$
begin
  raise exception using errcode = 'check_violation', constraint = p_reason, message = format('refused: %s', p_reason);
end $$;
grant execute on function app.refuse(text) to park_app;
