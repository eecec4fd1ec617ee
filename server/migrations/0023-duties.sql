-- only adds
-- Who was responsible for the checkpoint, from when until when.
CREATE TABLE duty (
  id uuid PRIMARY KEY,
  operator_id uuid NOT NULL REFERENCES account,
  started_at timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at >= started_at),
  -- Written at the beginning, for oneself and colleagues.
  note_before text CHECK (length(note_before) <= 2000),
  -- Written at the end, for whoever comes next.
  note text CHECK (length(note) <= 2000),
  -- A duty is taken over once.
  takes_over_from uuid UNIQUE REFERENCES duty,
  -- Keys of the open matters that were ticked at the beginning. They name ids, nobody's plate or name.
  seen text[] NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX duty_running ON duty (operator_id) WHERE ended_at IS NULL;
CREATE INDEX duty_started ON duty (started_at DESC, id DESC);

-- What operators write down about a booking or a vehicle, for one another. Never shown to drivers.
CREATE TABLE note (
  id uuid PRIMARY KEY,
  booking_id uuid REFERENCES booking,
  vehicle_id uuid REFERENCES vehicle,
  author_id uuid NOT NULL REFERENCES account,
  text text NOT NULL CHECK (length(text) <= 500),
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(booking_id, vehicle_id) = 1)
);
CREATE INDEX note_booking ON note (booking_id, id) WHERE booking_id IS NOT NULL;
CREATE INDEX note_vehicle ON note (vehicle_id, id) WHERE vehicle_id IS NOT NULL;
CREATE INDEX note_created ON note (created_at);
