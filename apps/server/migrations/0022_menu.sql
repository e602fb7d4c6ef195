/*
 * Entries the platform adds lead to an external application and grant nothing of the product. They go with their application;
 * a shipped entry has none. What was added and taken away again keeps its code, since sets of customers may still name it.
 */
alter table menu add column app_id uuid;
alter table menu add constraint menu_app foreign key (space_id, app_id) references external_app (space_id, id) on delete cascade;
alter table menu add constraint menu_app_or_shipped check ((app_id is null) = (shipped <> '{}'));
create index menu_of_app on menu (space_id, app_id) where app_id is not null;
-- menus carry the application's address
create trigger external_app_changed after update on external_app referencing new table as changed for each statement execute function door.bump_spaces();
