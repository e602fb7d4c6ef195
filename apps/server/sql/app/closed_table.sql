/* Declares a closed table: the app role reaches it through door functions only. */
create or replace function app.closed_table(t regclass) returns void language sql as $$ select app.wall(t, 'closed', null) $$;
