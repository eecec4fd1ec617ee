-- Versions of the booking parameters: the highest is in force, the others are their history.
CREATE TABLE booking_params (
  version integer PRIMARY KEY,
  params jsonb NOT NULL,
  changed_by uuid REFERENCES account,
  changed_at timestamptz NOT NULL
);

-- How long slots are from a day on. A new length never cuts a day that has bookings.
CREATE TABLE slot_length (
  from_day date PRIMARY KEY,
  minutes integer NOT NULL CHECK (minutes > 0)
);

-- booked counts every place that is taken, held ones and those of pending changes included.
CREATE TABLE slot (
  start_at timestamptz PRIMARY KEY,
  end_at timestamptz NOT NULL CHECK (end_at > start_at),
  day date NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  reserve integer NOT NULL CHECK (reserve >= 0),
  booked integer NOT NULL DEFAULT 0,
  booked_ordinary integer NOT NULL DEFAULT 0,
  -- The most that may ever be booked here: above the capacity only while a lowered capacity is outgrown.
  ceiling integer NOT NULL,
  open boolean NOT NULL,
  CHECK (0 <= booked_ordinary AND booked_ordinary <= booked AND booked <= ceiling)
) WITH (fillfactor = 50);
CREATE INDEX slot_day ON slot (day, start_at);
