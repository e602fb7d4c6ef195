/* Declares a table of rows of a space that also reads the rows of the platform, which are defaults for every space. */
create or replace function app.shared_table(t regclass) returns void language sql as $$
  select app.wall(t, 'shared', '{space or platform}', w, w, w) from (values ('{space} and {over park or platform}')) as writing (w) $$;
