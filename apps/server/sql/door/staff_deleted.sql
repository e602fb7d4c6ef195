/* Subtracts deleted members from the headcounts of their companies. */
create or replace function door.staff_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.headcount h set listed = h.listed - n.listed, shown = h.shown - n.shown
    from (select c.space_id, c.company_id, count(*) as listed, count(*) filter (where c.is_show) as shown
            from changed c where c.left_at is null group by c.space_id, c.company_id) n
   where h.space_id = n.space_id and h.company_id = n.company_id;
  return null;
end $$;
