-- The pass of a booking, seen by whoever has its address: 128 bits of two random identifiers.
CREATE FUNCTION new_pass_token() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT translate(rtrim(encode(substring(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) FROM 1 FOR 16), 'base64'), '='), '+/', '-_')
$$;

ALTER TABLE booking
  ADD COLUMN pass_token text COLLATE "C" NOT NULL DEFAULT new_pass_token(),
  -- A reason in several languages; the Russian text stands in cancellation_reason.
  ADD COLUMN cancellation_reasons jsonb,
  ADD COLUMN gate text,
  ADD COLUMN recalled_at timestamptz,
  -- Decided at the arrival and never again: whether the truck came later than it may without losing its turn.
  ADD COLUMN late boolean,
  -- An arrival that was taken back: when, and what it had been. It excuses, and comes back if it is soon repeated.
  ADD COLUMN arrival_undone_at timestamptz,
  ADD COLUMN undone_arrival_at timestamptz;
CREATE UNIQUE INDEX booking_pass ON booking (pass_token);

ALTER TABLE booking_event
  ADD COLUMN reasons jsonb,
  ADD COLUMN reason_kind text CHECK (reason_kind IN
    ('AUTHORITY', 'MEDICAL', 'TECHNICAL', 'NO_ANSWER', 'MISTAKE', 'OTHER'));

-- Operators remember the end of a number or a phone, and sort their list by its headings.
CREATE INDEX booking_number_ending ON booking (right(number, 4) COLLATE "C");
CREATE INDEX booking_phone_ending ON booking (reverse(phone) COLLATE "C");
CREATE INDEX booking_arrival ON booking (arrived_at DESC NULLS LAST, id DESC);
CREATE INDEX booking_status ON booking (status, id);

-- Every ending of every plate that a truck ever had: three characters from the middle of a plate are the beginning of
-- one of them. Kept apart from the bookings, which are written often while new plates are few.
CREATE TABLE plate_ending (
  ending text COLLATE "C" NOT NULL,
  plate_key text COLLATE "C" NOT NULL,
  PRIMARY KEY (ending, plate_key)
);

-- By statement, so that many vehicles can be added at once.
CREATE FUNCTION note_plate_endings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plate_ending (ending, plate_key)
  SELECT substr(plate_key, first), plate_key
  FROM changed, generate_series(1, length(plate_key) - 2) AS first
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER vehicle_added_plate AFTER INSERT ON vehicle REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_plate_endings();

CREATE FUNCTION note_new_plate_endings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plate_ending (ending, plate_key)
  SELECT substr(NEW.plate_key, first), NEW.plate_key FROM generate_series(1, length(NEW.plate_key) - 2) AS first
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER vehicle_changed_plate AFTER UPDATE OF plate_key ON vehicle
  FOR EACH ROW WHEN (OLD.plate_key <> NEW.plate_key) EXECUTE FUNCTION note_new_plate_endings();

INSERT INTO plate_ending (ending, plate_key)
SELECT substr(plate_key, first), plate_key
FROM (SELECT plate_key FROM vehicle UNION SELECT plate_key FROM booking) AS known,
  generate_series(1, length(plate_key) - 2) AS first
ON CONFLICT DO NOTHING;
