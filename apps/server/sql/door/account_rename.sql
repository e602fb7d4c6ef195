/* Sets the user name of the actor. False if the actor has chosen one before: it can be chosen only once. */
create or replace function door.account_rename(p_name text) returns boolean
language sql volatile security definer set search_path = '' as $$
  with renamed as (
    update public."user" set username = p_name, username_changed_at = app.now(), updated_at = app.now()
     where id = app.user_id() and username_changed_at is null returning 1)
  select exists (select from renamed)
$$;
grant execute on function door.account_rename(text) to park_app;
