/*
 * Rooms of a floor are found by the building alone. Led by space and park, the index looked as good as the key to a planner
 * that had no figures of the table yet, and every look-up of one room then walked all of the park: a workbook of rooms with
 * prices in a new installation took minutes.
 */
drop index room_of;
create index room_of on room (building_id, floor_id);
