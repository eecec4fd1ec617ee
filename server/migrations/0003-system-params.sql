-- Switches of the whole checkpoint. One row, so that it can be locked.
CREATE TABLE system_params (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  booking_blocked boolean NOT NULL DEFAULT false,
  -- The reason in Russian; in all languages beside it.
  booking_blocked_reason text,
  booking_blocked_reasons jsonb
);
INSERT INTO system_params DEFAULT VALUES;

-- Versions of the booking parameters: the highest is in force, the others are their history.
CREATE TABLE booking_params (
  version integer PRIMARY KEY,
  params jsonb NOT NULL,
  changed_by uuid REFERENCES account,
  changed_at timestamptz NOT NULL
);
