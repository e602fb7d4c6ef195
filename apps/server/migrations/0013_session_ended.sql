\ir ../sql/app/session_ended.sql
create trigger session_ended after update of revoked_at on session for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function app.session_ended();
