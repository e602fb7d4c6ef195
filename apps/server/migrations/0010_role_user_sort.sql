/* C0216: a role is given together with a place in the list of its holders. */
alter table role_user
  add column sort_num integer not null default 100 constraint role_user_sort check (sort_num between 0 and 9999999);
