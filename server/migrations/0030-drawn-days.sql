-- only adds
-- Days whose places are drawn. The row is written before the day opens, so that nobody can book it at 00:00.
CREATE TABLE drawn_day (
  day date PRIMARY KEY,
  frozen_at timestamptz,
  -- Null: not before its draw is done.
  on_sale_at timestamptz,
  -- Places that operators gave away before the freeze.
  admin_sales integer NOT NULL DEFAULT 0
);
-- The place is kept for the winners of a draw.
ALTER TABLE resting_place ADD COLUMN draw_day date;
CREATE INDEX resting_place_draw ON resting_place (draw_day) WHERE draw_day IS NOT NULL;
