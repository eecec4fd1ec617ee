-- How long slots are from a day on. A new length never cuts a day that has bookings.
CREATE TABLE slot_length (
  from_day date PRIMARY KEY,
  minutes integer NOT NULL CHECK (minutes > 0)
);

-- Half of each page is left free: every booking updates its slot's row, and the new version finds room beside the old.
CREATE TABLE slot (
  start_at timestamptz PRIMARY KEY,
  end_at timestamptz NOT NULL CHECK (end_at > start_at),
  day date NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  reserve integer NOT NULL CHECK (reserve >= 0),
  -- Every place that is taken, held ones and those of pending changes included.
  booked integer NOT NULL DEFAULT 0,
  -- Those of them without priority, which may not use the reserve.
  booked_ordinary integer NOT NULL DEFAULT 0,
  -- The most that may ever be booked here: above the capacity only after the capacity was lowered below what is booked.
  ceiling integer NOT NULL,
  open boolean NOT NULL,
  CHECK (0 <= booked_ordinary AND booked_ordinary <= booked AND booked <= ceiling)
) WITH (fillfactor = 50);
CREATE INDEX slot_day ON slot (day, start_at);
