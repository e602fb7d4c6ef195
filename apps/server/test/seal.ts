/** Seals all that was written so far. Who still writes elsewhere on the server would hold some of it back, so he is waited for. */
export const sealNow = `do $$
  declare
    written constant bigint := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;
  begin
    for turn in 1..1500 loop
      exit when pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= written;
      perform pg_sleep(0.01);
    end loop;
    perform door.audit_seal();
  end $$`;
