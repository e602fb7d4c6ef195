/*
 * A company that left the park can be brought back with its groups and attributes. Rows of earlier departures have none recorded. The ids
 * are no foreign keys, so that a group or an attribute can still be deleted.
 */
alter table company_park
  add column left_group_ids uuid[],
  add column left_attribute_ids uuid[];
