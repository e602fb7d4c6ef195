/*
 * The conditions policies are made of, each in this place only. A policy names them in braces: '{space} and {park}'. The sub-selects
 * are evaluated once per statement instead of once per row.
 */
create or replace function app.condition(t regclass, template text) returns text language plpgsql immutable as $$
declare
  term record;
begin
  for term in select * from (values
    -- the wall between spaces, and the rows of the platform that every space reads
    ('{space}', 'space_id = (select app.space())'),
    ('{space or platform}', 'space_id in ((select app.space()), app.platform())'),
    -- parks of the context; rows of no park count in all of them
    ('{park}', 'park_id = any ((select app.parks())::uuid[])'),
    ('{park or none}', '(park_id is null or park_id = any ((select app.parks())::uuid[]))'),
    -- companies within reach, the company of the context, the person
    ('{companies}', 'company_id = any ((select app.companies())::uuid[])'),
    ('{company}', 'company_id = (select app.company())'),
    ('{person}', 'user_id = (select app.user_id())'),
    -- reach
    ('{over park}', '(select app.reach()) in (''park'', ''job'')'),
    ('{over park or platform}', '(select app.reach()) in (''park'', ''platform'', ''job'')'),
    ('{as job}', '(select app.reach()) = ''job'''),
    ('{as platform}', '(select app.reach()) = ''platform'''),
    -- rows of an approval: its instance is visible by its own policy
    ('{instance}', format('exists (select from flow_instance i where i.space_id = %1$s.space_id and i.id = %1$s.instance_id)', t))
  ) as terms (name, meaning) loop
    template := replace(template, term.name, term.meaning);
  end loop;
  return template;
end $$;
