-- The place of a truck in the line: one row from its arrival on, kept after it has left. Only who holds the row of
-- queue_head writes here, so that two acts on the line never decide by different lines.
CREATE TABLE queue_place (
  -- Without REFERENCES: a row that is written twice in a transaction would be looked up in booking with a lock, and whoever
  -- holds that booking waits for the row of queue_head.
  booking_id uuid PRIMARY KEY,
  -- Decided at the arrival, and again when a called truck did not answer; parameters that change later leave it alone.
  queue_slot timestamptz NOT NULL,
  late boolean NOT NULL,
  -- When it is expected to be called: as shown now, and as the driver was told on arrival.
  eta_from timestamptz,
  eta_to timestamptz,
  told_from timestamptz,
  told_to timestamptz,
  -- The driver knows that it is nearly his turn, which is told once.
  told_near boolean NOT NULL DEFAULT false,
  first_called_at timestamptz,
  -- Called before somebody who stood ahead of it, sent back to the line, or canceled: says nothing about the forecast.
  exceptional boolean NOT NULL DEFAULT false,
  no_answers integer NOT NULL DEFAULT 0,
  -- How often, and when last, the driver was told of a repeated call.
  recalls_told integer NOT NULL DEFAULT 0,
  recall_told_at timestamptz,
  CHECK ((eta_from IS NULL) = (eta_to IS NULL)),
  CHECK ((told_from IS NULL) = (told_to IS NULL))
);
CREATE INDEX queue_place_called ON queue_place (first_called_at) WHERE first_called_at IS NOT NULL;

-- Trucks in the zone are few however many have passed.
CREATE INDEX booking_in_line ON booking (status, called_at) WHERE status IN ('WAITING', 'GO_TO_GATE');

-- Every act on the line, each chained to the one before it by its hash.
CREATE TABLE queue_log (
  seq bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  booking_id uuid NOT NULL REFERENCES booking,
  type text NOT NULL CHECK (type IN
    ('ARRIVAL', 'ARRIVAL_UNDONE', 'PRIORITY', 'PLATE', 'CALL', 'RECALL', 'RETURN', 'CANCEL', 'LEFT')),
  -- What the hash is made of: canonical JSON of the entry without its plate.
  body text NOT NULL,
  hash text NOT NULL,
  -- Removed when the time to keep personal data is over; the chain holds without them.
  plate text,
  salt text,
  -- Of a CALL: the first one of its truck. Follows from the entries before it, as does how many wait after the act.
  first_call boolean NOT NULL,
  waiting integer NOT NULL
);
CREATE INDEX queue_log_at ON queue_log (at, seq);
CREATE INDEX queue_log_booking ON queue_log (booking_id, seq);

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

-- Whoever stands in the line already keeps its place.
INSERT INTO queue_place (booking_id, queue_slot, late, first_called_at, told_near)
SELECT id, slot_at, coalesce(late, false), called_at, true FROM booking WHERE status IN ('WAITING', 'GO_TO_GATE');
