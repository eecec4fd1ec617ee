-- only adds
-- Places that were given back and are not on sale yet. Each is counted in its slot's `booked` (and, unless it is of
-- priority, in `booked_ordinary`) until it is over; rows are written and deleted under the lock of their slot.
CREATE TABLE resting_place (
  id uuid PRIMARY KEY,
  slot_at timestamptz NOT NULL REFERENCES slot ON DELETE CASCADE,
  -- Of the booking that gave it back.
  priority boolean NOT NULL,
  until_at timestamptz NOT NULL
);
CREATE INDEX resting_place_slot ON resting_place (slot_at);
CREATE INDEX resting_place_until ON resting_place (until_at);
