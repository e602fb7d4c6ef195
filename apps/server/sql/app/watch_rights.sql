/*
 * Adds triggers that raise rights versions with every change of a table's rows: those of the users named in them ('users') or of their
 * spaces ('spaces'). Cached rights are computed anew when the version differs.
 */
create or replace function app.watch_rights(t regclass, whose text, events text[] default '{insert,update,delete}') returns void
language plpgsql as $$
declare
  event text;
  title constant text := t || case whose when 'spaces' then '_space' else '' end;
begin
  foreach event in array events loop
    execute format('create trigger %s after %s on %s referencing %s table as changed for each statement execute function door.bump_%s()',
      title || case event when 'insert' then '_added' when 'update' then '_changed' else '_gone' end, event, t,
      case event when 'delete' then 'old' else 'new' end, whose);
  end loop;
end $$;
