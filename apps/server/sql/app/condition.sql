/*
 * Defines the conditions that policies consist of, each only here. A policy names them in braces, as in '{space} and {park}', and the
 * context functions as in 'id = {app.space}'.
 */
create or replace function app.condition(t regclass, template text) returns text language plpgsql immutable as $$
declare
  term record;
begin
  for term in select * from (values
    -- rows of the actor's space, and rows of the platform that every space reads
    ('{space}', 'space_id = {app.space}'),
    ('{space or platform}', 'space_id in ({app.space}, app.platform())'),
    -- rows of the parks of the context; rows without a park count in every park
    ('{park}', 'park_id = any ({app.parks}::uuid[])'),
    ('{park or none}', '(park_id is null or park_id = any ({app.parks}::uuid[]))'),
    -- rows of the companies within reach; rows of the company of the context; rows of the actor
    ('{companies}', 'company_id = any ({app.companies}::uuid[])'),
    ('{company}', 'company_id = {app.company}'),
    ('{person}', 'user_id = {app.user_id}'),
    -- these conditions test the reach of the actor's right and nothing of the row
    ('{over park}', '{app.reach} in (''park'', ''job'')'),
    ('{over park or platform}', '{app.reach} in (''park'', ''platform'', ''job'')'),
    ('{as job}', '{app.reach} = ''job'''),
    ('{as platform}', '{app.reach} = ''platform'''),
    -- rows that belong to an approval instance: visible if the policy of the instance lets the actor read the instance
    ('{instance}', format('exists (select from flow_instance i where i.space_id = %1$s.space_id and i.id = %1$s.instance_id)', t))
  ) as terms (name, meaning) loop
    template := replace(template, term.name, term.meaning);
  end loop;
  -- a sub-select is evaluated once per statement, a plain call once per row
  return regexp_replace(template, '\{app\.(\w+)\}', '(select app.\1())', 'g');
end $$;
