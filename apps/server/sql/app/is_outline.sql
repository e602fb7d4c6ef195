/* Tells whether a value is the outline of a room on a plan: 3 to 60 corners as [x, y], each a part of the drawing's width and height. */
create or replace function app.is_outline(p jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(p) = 'array' and jsonb_array_length(p) between 3 and 60
     and not exists (select from jsonb_array_elements(p) as c (corner)
                      where case when jsonb_typeof(c.corner) <> 'array' then true
                                 when jsonb_array_length(c.corner) <> 2 then true
                                 when jsonb_typeof(c.corner -> 0) <> 'number' or jsonb_typeof(c.corner -> 1) <> 'number' then true
                                 else (c.corner ->> 0)::numeric not between 0 and 1 or (c.corner ->> 1)::numeric not between 0 and 1 end)
$$;
grant execute on function app.is_outline(jsonb) to park_app, park_door, park_keeper;
