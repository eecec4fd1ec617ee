-- only adds
-- A closure of the checkpoint. While it lasts it stands in the parameters too, with the same id.
CREATE TABLE closure (
  id uuid PRIMARY KEY,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  reasons jsonb NOT NULL,
  made_by uuid REFERENCES account,
  made_at timestamptz NOT NULL,
  -- Ended otherwise than by the clock.
  ended text CHECK (ended IN ('REOPENED', 'UNDONE')),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX closure_end ON closure (to_at);

-- What was done with a closure. Its messages wait until `release_at`; until then it can be undone.
CREATE TABLE closure_act (
  id uuid PRIMARY KEY,
  closure_id uuid NOT NULL REFERENCES closure,
  type text NOT NULL CHECK (type IN ('CLOSED', 'EXTENDED', 'SHORTENED')),
  made_by uuid REFERENCES account,
  made_at timestamptz NOT NULL,
  to_before timestamptz,
  to_after timestamptz NOT NULL,
  -- The slots as they were, for the drawing.
  slots jsonb NOT NULL DEFAULT '[]',
  -- Whom to tell what.
  told jsonb NOT NULL DEFAULT '{}',
  release_at timestamptz NOT NULL,
  released_at timestamptz,
  undone_at timestamptz,
  undone_by uuid REFERENCES account,
  CHECK (num_nonnulls(released_at, undone_at) <= 1)
);
CREATE INDEX closure_act_closure ON closure_act (closure_id, id);
CREATE INDEX closure_act_waiting ON closure_act (release_at) WHERE released_at IS NULL AND undone_at IS NULL;

-- A booking that an act moved, or whose requested change it dropped (then without `to_at`).
CREATE TABLE closure_move (
  act_id uuid NOT NULL REFERENCES closure_act,
  booking_id uuid NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz,
  -- What an undo restores.
  before jsonb NOT NULL,
  version_after integer NOT NULL,
  -- The act was undone, but somebody had changed the booking.
  stayed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (act_id, booking_id)
);
CREATE INDEX closure_move_booking ON closure_move (booking_id);

-- The messages of an act. Whether one left stands in `message_delivery`.
CREATE TABLE closure_message (
  message_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  act_id uuid NOT NULL REFERENCES closure_act,
  channel text NOT NULL CHECK (channel IN ('EMAIL', 'SMS')),
  PRIMARY KEY (message_id, booking_id)
);
CREATE INDEX closure_message_act ON closure_message (act_id);

-- A freed place that is offered to a booking which the closure had moved. Open as long as the booking names it.
CREATE TABLE closure_offer (
  id uuid PRIMARY KEY,
  closure_id uuid NOT NULL REFERENCES closure,
  booking_id uuid NOT NULL,
  slot_at timestamptz NOT NULL,
  secret_hash text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  taken_at timestamptz,
  refused_at timestamptz
);
CREATE INDEX closure_offer_closure ON closure_offer (closure_id);
CREATE INDEX closure_offer_booking ON closure_offer (booking_id);

-- The pending change is an offer of a closure that was reopened: it needs no code and is no edit.
ALTER TABLE booking ADD COLUMN offer_id uuid;
-- The place is kept for those whom the closure moved.
ALTER TABLE resting_place ADD COLUMN closure_id uuid REFERENCES closure;
CREATE INDEX resting_place_closure ON resting_place (closure_id) WHERE closure_id IS NOT NULL;
-- The journal shows the act as one entry, with these below it.
ALTER TABLE booking_event ADD COLUMN closure_act_id uuid;

-- Closures of the parameters in force.
CREATE TEMPORARY TABLE found ON COMMIT DROP AS
SELECT version, changed_by, changed_at, place, gen_random_uuid() AS id, closure
FROM (SELECT * FROM booking_params ORDER BY version DESC LIMIT 1) AS latest,
  jsonb_array_elements(coalesce(latest.params -> 'closures', '[]')) WITH ORDINALITY AS one (closure, place);
INSERT INTO closure (id, from_at, to_at, reasons, made_by, made_at)
SELECT id, (closure ->> 'from')::timestamptz, (closure ->> 'to')::timestamptz,
  coalesce(closure -> 'reasons', jsonb_build_object('RU', closure ->> 'reason')), changed_by, changed_at
FROM found;
UPDATE booking_params SET params = params || jsonb_build_object('closures', given.closures)
FROM (SELECT version, jsonb_agg(closure || jsonb_build_object('id', id) ORDER BY place) AS closures FROM found GROUP BY version) AS given
WHERE booking_params.version = given.version;
