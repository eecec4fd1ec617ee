-- only adds
CREATE TABLE draw (
  day date PRIMARY KEY REFERENCES drawn_day,
  state text NOT NULL CHECK (state IN ('OPEN', 'FROZEN', 'DRAWN', 'CALLED_OFF')),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  sale_opens_at timestamptz NOT NULL,
  confirm_until timestamptz NOT NULL,
  -- Limits and slots as they were when it opened, and where its randomness comes from.
  terms jsonb NOT NULL,
  -- Sealed; only where no beacon is configured.
  seed text,
  frozen_at timestamptz,
  round bigint,
  round_at timestamptz,
  root text,
  -- The exact text whose SHA-256 is `root`; goes with the applications.
  frozen text,
  signature text,
  drawn_at timestamptz,
  result text,
  -- What stays when the applications are gone.
  figures jsonb,
  -- All winners hold their places, and all others are told.
  settled_at timestamptz,
  CHECK ((state IN ('OPEN', 'CALLED_OFF')) OR root IS NOT NULL),
  CHECK ((state = 'DRAWN') = (result IS NOT NULL))
);

CREATE TABLE draw_application (
  id uuid PRIMARY KEY,
  day date NOT NULL REFERENCES draw,
  number text NOT NULL,
  ref text COLLATE "C" NOT NULL UNIQUE,
  salt text NOT NULL,
  account_id uuid NOT NULL REFERENCES account,
  vehicle_id uuid NOT NULL REFERENCES vehicle,
  plate text NOT NULL,
  plate_key text NOT NULL,
  model text NOT NULL,
  cargo_type text NOT NULL,
  has_priority boolean NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  patronymic text,
  email text,
  phone text,
  language text NOT NULL,
  application_type text NOT NULL,
  -- Starts as the log has them, ranked.
  wishes jsonb NOT NULL,
  any_time boolean NOT NULL,
  nonce text,
  waiting_list boolean NOT NULL,
  tickets integer NOT NULL CHECK (tickets > 0),
  confirmation_id uuid REFERENCES confirmation_code ON DELETE SET NULL,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  left_out text,
  rank integer,
  met integer,
  start_at timestamptz,
  booking_id uuid,
  not_taken boolean NOT NULL DEFAULT false,
  -- Its owner was told what became of it, with the place or without.
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (day, number)
);
CREATE UNIQUE INDEX draw_application_plate ON draw_application (day, plate_key) WHERE withdrawn_at IS NULL;
CREATE INDEX draw_application_rank ON draw_application (day, rank) WHERE rank IS NOT NULL;
CREATE INDEX draw_application_account ON draw_application (account_id, day);
CREATE INDEX draw_application_truck ON draw_application (plate_key, account_id, day);
CREATE INDEX draw_application_vehicle ON draw_application (vehicle_id);
CREATE INDEX draw_application_booking ON draw_application (booking_id) WHERE booking_id IS NOT NULL;

CREATE TABLE draw_document (
  application_id uuid NOT NULL REFERENCES draw_application ON DELETE CASCADE,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  PRIMARY KEY (application_id, document_id)
);
CREATE INDEX draw_document_document ON draw_document (document_id);
