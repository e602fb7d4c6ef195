/* Returns the id of the current transaction for the audit log, shifted if the database was moved from another PostgreSQL. */
create or replace function app.audit_xid() returns xid8 language sql volatile
  as $$ select (pg_current_xact_id()::text::bigint + app.xid_shift())::text::xid8 $$;
grant execute on function app.audit_xid() to park_app, park_door, park_keeper;
