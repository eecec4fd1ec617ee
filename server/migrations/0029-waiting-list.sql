-- only adds
-- A truck that waits for a place. In line by (order_day, missed_offers, part, lot or chance).
CREATE TABLE waiting_list_entry (
  id uuid PRIMARY KEY,
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
  auto boolean NOT NULL DEFAULT false,
  night_offers boolean NOT NULL DEFAULT false,
  state text NOT NULL CHECK (state IN ('WAITING_FOR_CONFIRMATION', 'WAITING', 'OFFERED', 'TAKEN', 'LEFT', 'ENDED')),
  ended text CHECK (ended IN ('NOT_CONFIRMED', 'MISSED_OFFERS', 'TIME_OVER', 'TRUCK_GONE')),
  -- The code that is awaited, and until when.
  confirmation_id uuid REFERENCES confirmation_code ON DELETE SET NULL,
  confirm_until timestamptz,
  -- Since when it stands in line; later if its windows grew.
  joined_at timestamptz,
  order_day date,
  -- Of a day: who joined before the draw, who lost it, who joined after it.
  part integer NOT NULL DEFAULT 0,
  -- What decides until the lot does, so that nobody gains by being early.
  chance text COLLATE "C" NOT NULL,
  -- Its rank in the lot of its day; of losers, in the draw.
  lot text COLLATE "C",
  -- The last of its windows.
  over_at timestamptz NOT NULL,
  missed_offers integer NOT NULL DEFAULT 0,
  skipped text,
  booking_id uuid,
  -- Booked by `auto`; given back before then, it waits again.
  give_back_until timestamptz,
  changed_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((state = 'ENDED') = (ended IS NOT NULL)),
  CHECK (state IN ('WAITING_FOR_CONFIRMATION', 'LEFT', 'ENDED') OR (joined_at IS NOT NULL AND order_day IS NOT NULL))
);
CREATE UNIQUE INDEX waiting_list_plate ON waiting_list_entry (plate_key)
  WHERE state IN ('WAITING_FOR_CONFIRMATION', 'WAITING', 'OFFERED');
CREATE INDEX waiting_list_open ON waiting_list_entry (order_day, missed_offers, part)
  WHERE state IN ('WAITING', 'OFFERED');
CREATE INDEX waiting_list_account ON waiting_list_entry (account_id, created_at DESC, id DESC);
CREATE INDEX waiting_list_vehicle ON waiting_list_entry (vehicle_id);
CREATE INDEX waiting_list_booking ON waiting_list_entry (booking_id) WHERE booking_id IS NOT NULL;

CREATE TABLE waiting_list_window (
  entry_id uuid NOT NULL REFERENCES waiting_list_entry ON DELETE CASCADE,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  PRIMARY KEY (entry_id, from_at, to_at)
);

CREATE TABLE waiting_list_document (
  entry_id uuid NOT NULL REFERENCES waiting_list_entry ON DELETE CASCADE,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  PRIMARY KEY (entry_id, document_id)
);
CREATE INDEX waiting_list_document_document ON waiting_list_document (document_id);

-- A day's lot is drawn once, whichever instance comes first.
CREATE TABLE waiting_list_lot (
  day date PRIMARY KEY,
  seed text NOT NULL,
  drawn_at timestamptz NOT NULL
);

-- Places that were given back while there is a list: each once, however often it falls back. Swept after seven days.
CREATE TABLE freed_place (
  id uuid PRIMARY KEY,
  slot_at timestamptz NOT NULL,
  freed_at timestamptz NOT NULL
);
CREATE INDEX freed_place_freed ON freed_place (freed_at);
