/* The platform's own space and company: fixed ids, since policies and defaults name them. */
set local role park_keeper;
insert into space (id, name, project_code) values (app.platform(), '平台', 'platform-home');
insert into company (space_id, id, name, comp_type) values (app.platform(), app.platform_company(), '平台运营方', 2);
update space set operator_company_id = app.platform_company() where id = app.platform();
insert into department (space_id, company_id, name, order_num, level) values (app.platform(), app.platform_company(), '平台运营方', 0, 1);
reset role;
