/* Declares a table of rows that belong to one park: readable by everybody in the park, written by those with reach over it. */
create or replace function app.park_table(t regclass) returns void language sql as $$
  select app.wall(t, 'park', '{space} and {park}', w, w, w) from (values ('{space} and {park} and {over park}')) as writing (w) $$;
