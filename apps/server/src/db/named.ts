import { type RawBuilder, sql } from 'kysely';

/** Tables whose rows have names, with the columns of id and name. A person is named in any company where the reader sees them. */
const tables = [
  ['staff', 'user_id', 'real_name'],
  ['company', 'id', 'name'],
  ['department', 'id', 'name'],
  ['park', 'id', 'name'],
  ['role', 'id', 'name'],
  ['building', 'id', 'name'],
  ['floor', 'id', 'name'],
  ['room', 'id', 'room_num'],
  ['park_group', 'id', 'name'],
  ['flow', 'id', 'name'],
  ['flow_instance', 'id', 'title'],
  ['task', 'id', 'title'],
  ['file', 'id', 'name'],
] as const;
const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** A query of the name of any record with this id (text), as row security lets the reader see it; one row with null if there is none. */
export const nameOf = (spaceId: RawBuilder<unknown>, id: RawBuilder<unknown>) => {
  const lookups = tables.map(
    ([table, key, name]) =>
      sql`(select t.${sql.ref(name)} from ${sql.table(table)} t where t.space_id = ${spaceId} and t.${sql.ref(key)} = wanted.id limit 1)`,
  );
  return sql`(select coalesce(${sql.join(lookups)}) as name
                from (select case when ${id} ~ ${sql.lit(uuid)} then ${id}::uuid end as id) as wanted)`;
};
