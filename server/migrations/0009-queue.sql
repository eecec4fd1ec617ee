-- The place of a truck in the line: one row from its arrival on, kept after it has left. Only whoever holds the row of
-- queue_head writes here, so that two acts on the line never decide by different lines.
CREATE TABLE queue_place (
  -- No foreign key: it would lock the booking when a row is written twice in a transaction, and whoever holds that booking
  -- waits for the row of queue_head.
  booking_id uuid PRIMARY KEY,
  -- Decided at the arrival, and again when a called truck did not answer. Parameters that change later leave it alone.
  queue_slot timestamptz NOT NULL,
  late boolean NOT NULL,
  -- When it is expected to be called: as shown now, and as the driver was told on arrival.
  eta_from timestamptz,
  eta_to timestamptz,
  told_from timestamptz,
  told_to timestamptz,
  -- The driver was told that it is nearly his turn, which is told once.
  told_near boolean NOT NULL DEFAULT false,
  first_called_at timestamptz,
  -- Called before somebody who stood ahead, sent back to the line, or canceled: not counted in the forecast's accuracy.
  exceptional boolean NOT NULL DEFAULT false,
  no_answers integer NOT NULL DEFAULT 0,
  -- How often, and when last, the driver was told of a repeated call.
  recalls_told integer NOT NULL DEFAULT 0,
  recall_told_at timestamptz,
  CHECK ((eta_from IS NULL) = (eta_to IS NULL)),
  CHECK ((told_from IS NULL) = (told_to IS NULL))
);
CREATE INDEX queue_place_called ON queue_place (first_called_at) WHERE first_called_at IS NOT NULL;

-- The log: every act on the line, each chained to the one before it by its hash.
CREATE TABLE queue_log (
  seq bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  booking_id uuid NOT NULL REFERENCES booking,
  type text NOT NULL CHECK (type IN
    ('ARRIVAL', 'ARRIVAL_UNDONE', 'PRIORITY', 'PLATE', 'CALL', 'RECALL', 'RETURN', 'CANCEL', 'LEFT')),
  -- What the hash is made of: canonical JSON of the entry without its plate.
  body text NOT NULL,
  hash text NOT NULL,
  -- Removed when personal data are forgotten; the chain holds without them.
  plate text,
  salt text,
  -- Both follow from the entries before this one: whether a CALL is the first of its truck, and how many wait after the act.
  first_call boolean NOT NULL,
  waiting integer NOT NULL
);
CREATE INDEX queue_log_at ON queue_log (at, seq);
CREATE INDEX queue_log_booking ON queue_log (booking_id, seq);
-- Entries whose plates are still to be forgotten.
CREATE INDEX queue_log_plates ON queue_log (at) WHERE plate IS NOT NULL OR salt IS NOT NULL;
-- Rows are only added. A plate may be removed from one, and never put back.
CREATE TRIGGER queue_log_append_only
  BEFORE UPDATE OF seq, at, booking_id, type, body, hash, first_call, waiting OR DELETE OR TRUNCATE ON queue_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER queue_log_plates_only_go
  BEFORE UPDATE OF plate, salt ON queue_log
  FOR EACH ROW WHEN (NEW.plate IS NOT NULL OR NEW.salt IS NOT NULL) EXECUTE FUNCTION refuse_change();

-- What is shown beside the line, and its last change. One row, locked last of all by whoever changes the line.
CREATE TABLE queue_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  revision bigint NOT NULL DEFAULT 0,
  log_seq bigint NOT NULL DEFAULT 0,
  log_hash text NOT NULL DEFAULT repeat('0', 64),
  throughput_per_hour double precision,
  lag_minutes integer NOT NULL DEFAULT 0,
  closure jsonb,
  updated_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50);
INSERT INTO queue_head DEFAULT VALUES;
