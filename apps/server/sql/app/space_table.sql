/* Declares a table of rows that belong to a space as a whole. */
create or replace function app.space_table(t regclass) returns void language sql as $$
  select app.wall(t, 'space', '{space}', w, w, w) from (values ('{space} and {over park or platform}')) as writing (w) $$;
