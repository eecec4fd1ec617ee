-- What replaces a plate that was forgotten (personal-data). No plate that anybody types has this key.
CREATE FUNCTION forgotten_plate() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN '———';

CREATE TABLE vehicle (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  model text NOT NULL,
  registration_plate text NOT NULL,
  -- The plate as it is compared (kernel/src/plates/plate-key.ts). Collation C, because prefixes of it are searched.
  plate_key text COLLATE "C" NOT NULL CHECK (length(plate_key) BETWEEN 3 AND 15),
  -- The plate before its last change, until an operator has decided anew.
  former_plate text,
  -- Another account has the same plate. Kept by whatever adds, removes or gives a plate, under the plate's lock.
  contested boolean NOT NULL DEFAULT false,
  approved boolean NOT NULL DEFAULT false,
  -- The reason in Russian; in all languages beside it.
  disapproval_reason text CHECK (disapproval_reason IS NULL OR NOT approved),
  disapproval_reasons jsonb,
  decided_by uuid REFERENCES account,
  decided_at timestamptz,
  -- Since when it waits for a decision: since it was added, or since what was decided on has changed.
  waits_from timestamptz NOT NULL DEFAULT now(),
  -- The ban or warning in force, or how the last one ended. A copy of the history below, because the list of vehicles
  -- filters and sorts by it; whatever changes the history keeps it.
  ban_status text NOT NULL DEFAULT 'UNBANNED' CHECK (ban_status IN ('UNBANNED', 'WARNED', 'BANNED')),
  ban_event_id uuid,
  ban_until timestamptz,
  event_at timestamptz,
  cleared_at timestamptz,
  unban_mode text CHECK (unban_mode IN ('MANUAL', 'EXPIRED')),
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

-- The operators' list: one index for every filter with every order, so that a page costs the same however many vehicles
-- there are (bench/vehicles.ts). Rows without a date come last in both directions, so dates have two indexes.
CREATE INDEX vehicle_newest ON vehicle (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_by_event ON vehicle (event_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_by_event_up ON vehicle (event_at, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_by_cleared ON vehicle (cleared_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_by_cleared_up ON vehicle (cleared_at, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_plate ON vehicle (plate_key, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_model ON vehicle (model, id) WHERE deleted_at IS NULL;
-- Approved or not.
CREATE INDEX vehicle_approved_newest ON vehicle (approved, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_approved_by_event ON vehicle (approved, event_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_approved_by_cleared ON vehicle (approved, cleared_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_approved_by_plate ON vehicle (approved, plate_key, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_approved_by_model ON vehicle (approved, model, id) WHERE deleted_at IS NULL;
-- Banned, warned or neither. The third also serves those cleared in a span of time, sorted by when they were banned.
CREATE INDEX vehicle_status_newest ON vehicle (ban_status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_status_by_event ON vehicle (ban_status, event_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_status_cleared_event ON vehicle (ban_status, cleared_at DESC NULLS LAST, id DESC)
  INCLUDE (event_at) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_status_by_plate ON vehicle (ban_status, plate_key, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_status_by_model ON vehicle (ban_status, model, id) WHERE deleted_at IS NULL;
-- By how their last ban ended.
CREATE INDEX vehicle_mode_newest ON vehicle (unban_mode, created_at DESC, id DESC)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;
CREATE INDEX vehicle_mode_by_event ON vehicle (unban_mode, event_at DESC NULLS LAST, id DESC)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;
CREATE INDEX vehicle_mode_by_cleared ON vehicle (unban_mode, cleared_at DESC NULLS LAST, id DESC)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;
CREATE INDEX vehicle_mode_by_plate ON vehicle (unban_mode, plate_key, id)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;
CREATE INDEX vehicle_mode_by_model ON vehicle (unban_mode, model, id)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;
-- Not decided on yet; whoever has waited longest is looked at first.
CREATE INDEX vehicle_waiting ON vehicle (created_at DESC, id DESC)
  WHERE deleted_at IS NULL AND NOT approved AND disapproval_reason IS NULL;
CREATE INDEX vehicle_waiting_longest ON vehicle (waits_from, id)
  WHERE deleted_at IS NULL AND NOT approved AND disapproval_reason IS NULL;
CREATE INDEX vehicle_waiting_plate ON vehicle (plate_key, id)
  WHERE deleted_at IS NULL AND NOT approved AND disapproval_reason IS NULL;
CREATE INDEX vehicle_waiting_model ON vehicle (model, id)
  WHERE deleted_at IS NULL AND NOT approved AND disapproval_reason IS NULL;
-- With a plate that another account has too.
CREATE INDEX vehicle_disputed ON vehicle (created_at DESC, id DESC)
  WHERE deleted_at IS NULL AND contested AND NOT approved;
CREATE INDEX vehicle_disputed_plate ON vehicle (plate_key, id) WHERE deleted_at IS NULL AND contested AND NOT approved;
CREATE INDEX vehicle_disputed_model ON vehicle (model, id) WHERE deleted_at IS NULL AND contested AND NOT approved;
-- Those booked in a span of time come from the bookings; this filters and sorts them without reading their rows.
CREATE INDEX vehicle_sorted_by ON vehicle (id) INCLUDE (event_at, cleared_at, approved, unban_mode)
  WHERE deleted_at IS NULL;

-- Operators remember a part of a plate, so it is found by any three characters in a row, in every script. One expression
-- without a query, because the planner can inline only that; a plate has at most 15 characters.
CREATE FUNCTION plate_grams(plate_key text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[
    substr(plate_key, 1, 3), substr(plate_key, 2, 3), substr(plate_key, 3, 3), substr(plate_key, 4, 3),
    substr(plate_key, 5, 3), substr(plate_key, 6, 3), substr(plate_key, 7, 3), substr(plate_key, 8, 3),
    substr(plate_key, 9, 3), substr(plate_key, 10, 3), substr(plate_key, 11, 3), substr(plate_key, 12, 3),
    substr(plate_key, 13, 3)];
CREATE INDEX vehicle_plate_grams ON vehicle USING gin (plate_grams(plate_key)) WITH (fastupdate = off)
  WHERE deleted_at IS NULL;
-- Most plates of a region end alike: the planner needs to know how common a part is before it chooses the index.
CREATE STATISTICS vehicle_plate_grams ON (plate_grams(plate_key)) FROM vehicle;

CREATE TABLE vehicle_document (
  vehicle_id uuid NOT NULL REFERENCES vehicle,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  PRIMARY KEY (vehicle_id, document_id)
);
CREATE INDEX vehicle_document_document ON vehicle_document (document_id);

-- The history of bans and warnings, to which rows are only added.
CREATE TABLE ban_event (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('BAN', 'WARN', 'UNBAN')),
  plate_key text COLLATE "C" NOT NULL,
  -- Null: it holds for the plate in every account. Otherwise for the plate in this account alone.
  account_id uuid REFERENCES account,
  -- The vehicle it was given to.
  vehicle_id uuid NOT NULL REFERENCES vehicle,
  -- Either an operator's words (in Russian; in all languages beside it) or the code of a reason with words of its own.
  reason text,
  reasons jsonb,
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
CREATE INDEX ban_event_at ON ban_event (event_at);
CREATE TRIGGER ban_event_append_only BEFORE DELETE OR TRUNCATE ON ban_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Which ban or warning was ended by which event.
CREATE TABLE ban_clearance (
  event_id uuid PRIMARY KEY REFERENCES ban_event,
  cleared_by uuid NOT NULL REFERENCES ban_event
);
CREATE TRIGGER ban_clearance_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ban_clearance
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Bans and warnings in force. A row goes when its ban ends; the history stays.
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

-- Plates that look alike have the same value: O and 0, I and 1, Y and the Mongolian Ү, З and 3, B and 8. The Cyrillic В
-- is a B in a plate's key already.
CREATE FUNCTION plate_lookalike(plate_key text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN translate(plate_key, 'OIҮЗB', '01Y38');
CREATE INDEX restriction_lookalike ON restriction (plate_lookalike(plate_key)) WHERE type = 'BAN';
