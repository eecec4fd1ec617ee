-- Vehicles without the date come last in both directions, so each direction has its index.
CREATE INDEX vehicle_by_event_up ON vehicle (event_at, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_by_cleared_up ON vehicle (cleared_at, id) WHERE deleted_at IS NULL;

-- The first hold that one cancels oneself within an hour costs nothing.
ALTER TABLE lost_hold ADD COLUMN free boolean NOT NULL DEFAULT false;
