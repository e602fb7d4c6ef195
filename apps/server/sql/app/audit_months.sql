/* Makes the partitions of the audit log for this month and the months after it. Runs at every start. */
create or replace function app.audit_months(months integer) returns void language plpgsql as $$
declare
  month date := date_trunc('month', now() at time zone 'Asia/Shanghai');
  name text;
begin
  for i in 0 .. months loop
    name := 'audit_' || to_char(month + make_interval(months => i), 'YYYYMM');
    if to_regclass(format('public.%I', name)) is null then
      execute format('create table public.%I partition of public.audit for values from (%L) to (%L)', name,
        (month + make_interval(months => i)) at time zone 'Asia/Shanghai',
        (month + make_interval(months => i + 1)) at time zone 'Asia/Shanghai');
      perform app.closed_table(format('public.%I', name)::regclass);
    end if;
  end loop;
end $$;
