-- The last number of each day. Taken last in a transaction, because everybody who books for that day waits for this row.
CREATE TABLE booking_number (
  day date PRIMARY KEY,
  last integer NOT NULL
) WITH (fillfactor = 50);

-- The address of a booking's pass, which everybody may see who has it: 128 random bits.
CREATE FUNCTION new_pass_token() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT translate(rtrim(encode(substring(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) FROM 1 FOR 16), 'base64'), '='), '+/', '-_')
$$;

CREATE TABLE booking (
  id uuid PRIMARY KEY,
  number text COLLATE "C" NOT NULL UNIQUE,
  pass_token text COLLATE "C" NOT NULL DEFAULT new_pass_token(),
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
  -- The code that is awaited, and when the place that is held for it falls back.
  confirmation_id uuid REFERENCES confirmation_code ON DELETE SET NULL,
  hold_until timestamptz,
  -- The slot that a change asks for, until its code is confirmed.
  pending_at timestamptz,
  pending_end timestamptz,
  confirmed_at timestamptz,
  -- Why it was canceled: a code of ours, and what somebody wrote (in Russian; in all languages beside it).
  cancellation_code text CHECK (cancellation_code IN ('DRIVER', 'ADMIN', 'EXPIRED', 'BANNED', 'PLATE_CLAIMED', 'NO_SHOW')),
  cancellation_reason text,
  cancellation_reasons jsonb,
  canceled_at timestamptz,
  -- Moved by the checkpoint: no strike follows, whatever becomes of it. What is shown of the move until its driver knows.
  shifted boolean NOT NULL DEFAULT false,
  moved jsonb,
  arrived_at timestamptz,
  -- Whether the truck came later than it may without losing its turn. Decided at the arrival and never again.
  late boolean,
  -- When an arrival was taken back, and what it had been: the first time counts again if the truck is soon checked in anew.
  arrival_undone_at timestamptz,
  undone_arrival_at timestamptz,
  called_at timestamptz,
  recalled_at timestamptz,
  -- When the driver answered the call.
  acknowledged_at timestamptz,
  gate text,
  left_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CHECK ((status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION')) = (hold_until IS NOT NULL)),
  CHECK ((status = 'WAITING_FOR_CHANGES_CONFIRMATION') = (pending_at IS NOT NULL)),
  CHECK ((pending_at IS NULL) = (pending_end IS NULL)),
  CHECK ((status = 'CANCELED') = (cancellation_code IS NOT NULL))
);
CREATE UNIQUE INDEX booking_pass ON booking (pass_token);
-- A truck has one confirmed booking. Several accounts may hold a place for the same plate; whoever confirms first has it.
CREATE UNIQUE INDEX booking_confirmed_plate ON booking (plate_key)
  WHERE status IN ('WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE');

-- Active bookings are few however many have passed, so what is asked all day reads indexes of these alone. The key is
-- never null, but IS NOT NULL lets the planner use the index for a condition on the key alone. Without it, a statement
-- planned while nobody has an active booking would read all of them when thousands have.
CREATE UNIQUE INDEX booking_account_plate ON booking (plate_key, account_id)
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')
    AND plate_key IS NOT NULL;
CREATE INDEX booking_active_account ON booking (account_id, slot_at, id)
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')
    AND account_id IS NOT NULL;
CREATE INDEX booking_lookalike ON booking (plate_lookalike(plate_key))
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')
    AND plate_lookalike(plate_key) IS NOT NULL;
CREATE INDEX booking_in_line ON booking (status, called_at) WHERE status IN ('WAITING', 'GO_TO_GATE');
-- What the jobs look for: holds that end, and trucks that did not come.
CREATE INDEX booking_hold ON booking (hold_until) WHERE hold_until IS NOT NULL;
CREATE INDEX booking_due ON booking (slot_end) WHERE status = 'BOOKED';

CREATE INDEX booking_account ON booking (account_id, slot_at, id);
CREATE INDEX booking_vehicle ON booking (vehicle_id);
-- The operators' list in its orders, and by the ends of a number or phone, which they remember.
CREATE INDEX booking_slot ON booking (slot_at, id);
CREATE INDEX booking_plate ON booking (plate_key, slot_at);
CREATE INDEX booking_arrival ON booking (arrived_at DESC NULLS LAST, id DESC);
CREATE INDEX booking_status ON booking (status, id);
CREATE INDEX booking_number_ending ON booking (right(number, 4) COLLATE "C");
CREATE INDEX booking_phone_ending ON booking (reverse(phone) COLLATE "C");
-- The list of vehicles filters by the times they are booked for, and shows the last of these.
CREATE INDEX booking_kept_vehicle ON booking (vehicle_id, slot_at DESC, id DESC) WHERE status <> 'CANCELED';
CREATE INDEX booking_kept_slot ON booking (slot_at DESC, id DESC) INCLUDE (vehicle_id) WHERE status <> 'CANCELED';

CREATE TABLE booking_document (
  booking_id uuid NOT NULL REFERENCES booking,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  PRIMARY KEY (booking_id, document_id)
);
CREATE INDEX booking_document_document ON booking_document (document_id);

-- Who did what to which booking, and how it was before and after. Rows are only added.
CREATE TABLE booking_event (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking,
  -- The slot that the booking had at that moment: a day's history is that of its slots.
  slot_at timestamptz NOT NULL,
  type text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('DRIVER', 'ADMIN', 'TERMINAL', 'SYSTEM')),
  actor_id uuid REFERENCES account,
  event_at timestamptz NOT NULL,
  before jsonb,
  after jsonb,
  -- An operator's words in Russian; in all languages beside it.
  reason text,
  reasons jsonb,
  reason_kind text CHECK (reason_kind IN ('AUTHORITY', 'MEDICAL', 'TECHNICAL', 'NO_ANSWER', 'MISTAKE', 'OTHER'))
);
CREATE INDEX booking_event_slot ON booking_event (slot_at, event_at, id);
-- With type and actor, so that a filter reads no rows: a big carrier has a hundred thousand events.
CREATE INDEX booking_event_of_booking ON booking_event (booking_id, event_at, id) INCLUDE (type, actor, actor_id);
CREATE TRIGGER booking_event_append_only BEFORE DELETE OR TRUNCATE ON booking_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Places that an account held and let go, new ones and changes alike: each makes the next cost more. Swept after a day.
CREATE TABLE lost_hold (
  booking_id uuid NOT NULL REFERENCES booking,
  account_id uuid NOT NULL REFERENCES account,
  lost_at timestamptz NOT NULL,
  -- The first hold that a driver cancels within an hour costs nothing.
  free boolean NOT NULL DEFAULT false
);
CREATE INDEX lost_hold_account ON lost_hold (account_id, lost_at);
CREATE INDEX lost_hold_lost ON lost_hold (lost_at);

-- Every ending of every plate that a vehicle ever had: characters from the middle of a plate are the beginning of one of
-- them. Apart from the bookings, which are written often while new plates are few.
CREATE TABLE plate_ending (
  ending text COLLATE "C" NOT NULL,
  plate_key text COLLATE "C" NOT NULL,
  PRIMARY KEY (ending, plate_key)
);

-- Once per statement, so that many vehicles can be added at once.
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

-- A plate that is forgotten has no endings.
CREATE FUNCTION note_new_plate_endings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plate_ending (ending, plate_key)
  SELECT substr(NEW.plate_key, first), NEW.plate_key FROM generate_series(1, length(NEW.plate_key) - 2) AS first
  WHERE NEW.plate_key <> forgotten_plate()
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER vehicle_changed_plate AFTER UPDATE OF plate_key ON vehicle
  FOR EACH ROW WHEN (OLD.plate_key <> NEW.plate_key) EXECUTE FUNCTION note_new_plate_endings();

-- When the jobs last ran. A long silence is an outage: what drivers could not do then is not held against them.
CREATE TABLE heartbeat (
  name text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

CREATE TABLE outage (
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  PRIMARY KEY (to_at, from_at)
);
