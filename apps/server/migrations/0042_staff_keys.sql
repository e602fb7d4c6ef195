/*
 * Where somebody is in a department, the department's key says that the company is there and of which space it is: asking for the
 * company as well told nothing new, and was an eighth of an import. Who is in none is still checked by the company itself.
 */
alter table department add constraint department_place unique (space_id, company_id, id, live);
alter table staff
  add column loose_company_id uuid generated always as (case when department_id is null then company_id end) stored,
  drop constraint staff_in_department,
  drop constraint staff_space_id_company_id_fkey,
  add constraint staff_in_department foreign key (space_id, company_id, department_id, department_live)
    references department (space_id, company_id, id, live),
  add constraint staff_of_company foreign key (space_id, loose_company_id) references company (space_id, id);
