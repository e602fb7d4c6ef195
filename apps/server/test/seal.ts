/** Seals all audit rows written so far. Waits for other transactions on the server, which would otherwise hold back a part of them. */
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
