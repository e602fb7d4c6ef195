/*
 * The records that name several people, for the log of each: his id is in what was asked, not in the target. Who has handed the super
 * administrator over is one of them: the record is kept under who has got it.
 */
create index audit_people on audit (space_id, company_id, at desc)
  where call in ('department.assign', 'department.setManagers', 'staff.handOver');
