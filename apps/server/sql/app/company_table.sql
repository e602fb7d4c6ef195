/* Declares a table of rows that belong to one company of a space. */
create or replace function app.company_table(t regclass) returns void language sql as $$
  select app.wall(t, 'company', w, w, w, w) from (values ('{space} and {companies}')) as reach (w) $$;
