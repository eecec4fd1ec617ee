-- only adds
-- What an operator did, so that he can take it back. With `release_at` its jobs wait (`held_job`) until then, and only as
-- long can it be undone; without, it can be undone while the booking or vehicle has `version_after`.
CREATE TABLE operator_act (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  made_by uuid NOT NULL REFERENCES account,
  made_at timestamptz NOT NULL,
  booking_id uuid,
  vehicle_id uuid,
  version_before integer,
  version_after integer,
  -- What an undo restores; emptied when that is over.
  before jsonb NOT NULL DEFAULT '{}',
  release_at timestamptz,
  released_at timestamptz,
  undone_at timestamptz,
  undone_by uuid REFERENCES account,
  CHECK (num_nonnulls(released_at, undone_at) <= 1)
);
CREATE INDEX operator_act_maker ON operator_act (made_by, id);
CREATE INDEX operator_act_booking ON operator_act (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX operator_act_waiting ON operator_act (release_at)
  WHERE release_at IS NOT NULL AND released_at IS NULL AND undone_at IS NULL;
CREATE INDEX closure_act_maker ON closure_act (made_by, id);

-- A booking that an act ended, or moved from one slot to another.
CREATE TABLE act_booking (
  act_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz,
  before jsonb NOT NULL,
  version_after integer NOT NULL,
  PRIMARY KEY (act_id, booking_id)
);

-- A job of an act that can still be undone: enqueued when the act is released, dropped when it is undone.
CREATE TABLE held_job (
  id uuid PRIMARY KEY,
  act_id uuid NOT NULL,
  queue text NOT NULL,
  data jsonb NOT NULL
);
CREATE INDEX held_job_act ON held_job (act_id);

-- The place is kept in case that the act is undone.
ALTER TABLE resting_place ADD COLUMN act_id uuid;
CREATE INDEX resting_place_act ON resting_place (act_id) WHERE act_id IS NOT NULL;

ALTER TABLE queue_log
  DROP CONSTRAINT queue_log_type_check,
  ADD CONSTRAINT queue_log_type_check CHECK (type IN
    ('ARRIVAL', 'ARRIVAL_UNDONE', 'PRIORITY', 'PLATE', 'CALL', 'RECALL', 'RETURN', 'CANCEL', 'CANCEL_UNDONE', 'LEFT', 'CUT'))
    NOT VALID;
