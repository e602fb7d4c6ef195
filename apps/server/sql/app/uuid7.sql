/*
 * Returns an id of version 7: the milliseconds of the clock, then random bits, so that ids sort by creation. PostgreSQL 18 has such a
 * function; this one gives the same result on 15 to 18. It sets two bits to turn version 4, from gen_random_uuid, into version 7.
 */
create or replace function app.uuid7() returns uuid language sql volatile parallel safe as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
           placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
           52, 1), 53, 1), 'hex')::uuid $$;
grant execute on function app.uuid7() to park_app, park_door, park_keeper;
