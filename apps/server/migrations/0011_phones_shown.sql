/*
 * Whether answers contain whole phone numbers is part of the facts behind a person's rights. So saving a setting makes the server load
 * these facts again.
 */
select app.watch_rights('config_entry', 'spaces');

/* A list with whole numbers leaves one record, which counts the numbers and names the call. */
alter table privacy_record drop constraint privacy_record_kind_check;
alter table privacy_record add constraint privacy_record_kind_check check (kind in ('staffPhone', 'companyPhone', 'note', 'list'));
alter table privacy_record add column row_count integer check (row_count > 0);
alter table privacy_record add constraint privacy_record_rows check ((kind = 'list') = (row_count is not null));
