/*
 * When the sweep found that nothing refers to a file. Links do not open a marked file; attaching it clears the mark. A day later the file
 * is removed (decision 0025).
 */
alter table file add column unused_since timestamptz;
grant update (unused_since) on file to park_app, park_door;

-- the sweep searches these columns for files
create index flow_attachment_file on flow_attachment (file_id);
create index user_avatar on "user" (avatar) where avatar is not null;
