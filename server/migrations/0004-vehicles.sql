CREATE TABLE vehicle (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  model text NOT NULL,
  registration_plate text NOT NULL,
  -- The plate as it is compared (contract/src/plate.ts). By code point: its beginnings are searched and sorted.
  plate_key text COLLATE "C" NOT NULL CHECK (length(plate_key) BETWEEN 3 AND 15),
  approved boolean NOT NULL DEFAULT false,
  disapproval_reason text CHECK (disapproval_reason IS NULL OR NOT approved),
  decided_by uuid REFERENCES account,
  decided_at timestamptz,
  -- What holds now, or how the last ban or warning ended: a copy of the history below, kept by whatever changes it,
  -- because the list of vehicles filters and sorts by it.
  ban_status text NOT NULL DEFAULT 'UNBANNED' CHECK (ban_status IN ('UNBANNED', 'WARNED', 'BANNED')),
  ban_event_id uuid,
  ban_until timestamptz,
  event_at timestamptz,
  cleared_at timestamptz,
  unban_mode text CHECK (unban_mode IN ('MANUAL', 'EXPIRED')),
  last_booked_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK ((ban_status = 'UNBANNED') = (ban_event_id IS NULL)),
  CHECK (cleared_at IS NULL OR ban_status = 'UNBANNED'),
  CHECK ((cleared_at IS NULL) = (unban_mode IS NULL))
);
CREATE UNIQUE INDEX vehicle_plate_in_account ON vehicle (account_id, plate_key) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX vehicle_approved_plate ON vehicle (plate_key) WHERE approved AND deleted_at IS NULL;
CREATE INDEX vehicle_account ON vehicle (account_id, model, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_plate ON vehicle (plate_key, id) WHERE deleted_at IS NULL;

-- The list of all vehicles: one index for every filter with every order, so that a page costs the same however many
-- there are (bench/vehicles.ts).
CREATE INDEX vehicle_newest ON vehicle (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_by_event ON vehicle (event_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_by_cleared ON vehicle (cleared_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_approved_newest ON vehicle (approved, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_approved_by_event ON vehicle (approved, event_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_approved_by_cleared ON vehicle (approved, cleared_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_status_newest ON vehicle (ban_status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_status_by_event ON vehicle (ban_status, event_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_status_by_cleared ON vehicle (ban_status, cleared_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_mode_newest ON vehicle (unban_mode, created_at DESC, id DESC)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;
CREATE INDEX vehicle_mode_by_event ON vehicle (unban_mode, event_at DESC NULLS LAST, id DESC)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;
CREATE INDEX vehicle_mode_by_cleared ON vehicle (unban_mode, cleared_at DESC NULLS LAST, id DESC)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;
CREATE INDEX vehicle_by_booked ON vehicle (last_booked_at DESC, id DESC) INCLUDE (event_at, cleared_at)
  WHERE deleted_at IS NULL AND last_booked_at IS NOT NULL;
-- Owners by the last digits of their number.
CREATE INDEX account_phone_ending ON account (reverse(phone) text_pattern_ops);

CREATE TABLE vehicle_document (
  vehicle_id uuid NOT NULL REFERENCES vehicle,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  PRIMARY KEY (vehicle_id, document_id)
);
CREATE INDEX vehicle_document_document ON vehicle_document (document_id);

-- The history of bans. Nothing in it is ever changed.
CREATE TABLE ban_event (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('BAN', 'WARN', 'UNBAN')),
  plate_key text COLLATE "C" NOT NULL,
  -- Null: it belongs to the plate, in whatever account. Else to that plate in this account alone.
  account_id uuid REFERENCES account,
  -- The vehicle it was given to.
  vehicle_id uuid NOT NULL REFERENCES vehicle,
  -- An operator's words, or the code of a reason that is told in the reader's language.
  reason text,
  reason_code text CHECK (reason_code IN ('NO_SHOW', 'LATE_CANCEL', 'WARNINGS', 'EXPIRED')),
  event_at timestamptz NOT NULL,
  until timestamptz CHECK (until IS NULL OR (until > event_at AND type <> 'UNBAN')),
  unban_mode text CHECK (unban_mode IN ('MANUAL', 'EXPIRED')),
  actor text NOT NULL CHECK (actor IN ('ADMIN', 'SYSTEM')),
  actor_id uuid REFERENCES account,
  booking_id uuid,
  CHECK (num_nonnulls(reason, reason_code) = 1),
  CHECK ((type = 'UNBAN') = (unban_mode IS NOT NULL))
);
CREATE INDEX ban_event_plate ON ban_event (plate_key, event_at DESC, id DESC);
CREATE INDEX ban_event_vehicle ON ban_event (vehicle_id, event_at DESC, id DESC);

-- Which ban or warning was ended by which event.
CREATE TABLE ban_clearance (
  event_id uuid PRIMARY KEY REFERENCES ban_event,
  cleared_by uuid NOT NULL REFERENCES ban_event
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER ban_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ban_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ban_clearance_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ban_clearance
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Bans and warnings that hold. A row goes when its ban ends; the history stays.
CREATE TABLE restriction (
  event_id uuid PRIMARY KEY REFERENCES ban_event,
  type text NOT NULL CHECK (type IN ('BAN', 'WARN')),
  plate_key text COLLATE "C" NOT NULL,
  account_id uuid,
  event_at timestamptz NOT NULL,
  until timestamptz
);
CREATE INDEX restriction_plate ON restriction (plate_key);
CREATE INDEX restriction_end ON restriction (until) WHERE until IS NOT NULL;
