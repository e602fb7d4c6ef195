/* Returns to which of these phone numbers a company within reach may send a message now; see door.text_take. */
create or replace function door.company_texts(p_company uuid, p_hashes bytea[]) returns setof bytea
language plpgsql volatile security definer set search_path = '' as $$
begin
  if coalesce(p_company = any (door.companies()), false) then
    return query select * from door.text_take(p_company, p_hashes);
  end if;
end $$;
grant execute on function door.company_texts(uuid, bytea[]) to park_app;
