-- Numbers of a day, taken last in a transaction because everybody who books for that day waits for this row.
CREATE TABLE booking_number (
  day date PRIMARY KEY,
  last integer NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE booking (
  id uuid PRIMARY KEY,
  number text COLLATE "C" NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED',
    'WAITING', 'GO_TO_GATE', 'LEFT_WAITING_ZONE', 'CANCELED')),
  slot_at timestamptz NOT NULL,
  slot_end timestamptz NOT NULL,
  account_id uuid NOT NULL REFERENCES account,
  vehicle_id uuid NOT NULL REFERENCES vehicle,
  plate text NOT NULL,
  plate_key text COLLATE "C" NOT NULL,
  model text NOT NULL,
  cargo_type text NOT NULL,
  has_priority boolean NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  patronymic text,
  email text,
  phone text,
  language text NOT NULL CHECK (language IN ('RU', 'EN', 'CN')),
  application_type text NOT NULL CHECK (application_type IN ('web', 'mobile', 'terminal', 'admin')),
  unlimited_edits boolean NOT NULL DEFAULT false,
  edit_count integer NOT NULL DEFAULT 0,
  -- Why it was canceled: a code of ours, and what somebody wrote.
  cancellation_code text CHECK (cancellation_code IN ('DRIVER', 'ADMIN', 'EXPIRED', 'BANNED', 'PLATE_CLAIMED', 'NO_SHOW')),
  cancellation_reason text,
  canceled_at timestamptz,
  -- The code that is awaited, and when the place that is held for it falls back.
  confirmation_id uuid REFERENCES confirmation_code ON DELETE SET NULL,
  hold_until timestamptz,
  pending_at timestamptz,
  pending_end timestamptz,
  confirmed_at timestamptz,
  -- Moved by the checkpoint: no strike follows, whatever becomes of it.
  shifted boolean NOT NULL DEFAULT false,
  arrived_at timestamptz,
  called_at timestamptz,
  left_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CHECK ((status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION')) = (hold_until IS NOT NULL)),
  CHECK ((status = 'WAITING_FOR_CHANGES_CONFIRMATION') = (pending_at IS NOT NULL)),
  CHECK ((pending_at IS NULL) = (pending_end IS NULL)),
  CHECK ((status = 'CANCELED') = (cancellation_code IS NOT NULL))
);
-- One active booking per truck.
CREATE UNIQUE INDEX booking_active_plate ON booking (plate_key)
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE');
-- Active ones are few however many have passed: what is asked all day reads only these.
CREATE INDEX booking_active_account ON booking (account_id, slot_at, id)
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE');
CREATE INDEX booking_account ON booking (account_id, slot_at, id);
CREATE INDEX booking_slot ON booking (slot_at, id);
CREATE INDEX booking_plate ON booking (plate_key, slot_at);
CREATE INDEX booking_vehicle ON booking (vehicle_id);
CREATE INDEX booking_hold ON booking (hold_until) WHERE hold_until IS NOT NULL;
CREATE INDEX booking_due ON booking (slot_end) WHERE status = 'BOOKED';
CREATE INDEX booking_expired ON booking (account_id, canceled_at) WHERE cancellation_code = 'EXPIRED';

CREATE TABLE booking_document (
  booking_id uuid NOT NULL REFERENCES booking,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  PRIMARY KEY (booking_id, document_id)
);
CREATE INDEX booking_document_document ON booking_document (document_id);

-- Who did what to which booking, and how it was before and after. Nothing in it is ever changed.
CREATE TABLE booking_event (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking,
  -- The slot the booking had when it happened: a day's history is that of its slots.
  slot_at timestamptz NOT NULL,
  type text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('DRIVER', 'ADMIN', 'TERMINAL', 'SYSTEM')),
  actor_id uuid REFERENCES account,
  event_at timestamptz NOT NULL,
  before jsonb,
  after jsonb,
  reason text
);
CREATE INDEX booking_event_slot ON booking_event (slot_at, event_at, id);
CREATE INDEX booking_event_booking ON booking_event (booking_id, event_at, id);
CREATE TRIGGER booking_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON booking_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
