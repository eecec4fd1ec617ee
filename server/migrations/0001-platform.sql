-- Tables and functions of the platform, which all modules share.

-- Search by parts of a word.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Trigger of tables to which rows are only ever added.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;

-- Messages that would go out if a mail server or an SMS gateway were configured.
CREATE TABLE outbox_message (
  id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('EMAIL', 'SMS')),
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  code text,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_message_newest ON outbox_message (created_at DESC, id DESC);

-- Counters of the rate limiter. In the database, so that a limit is the same on every instance.
CREATE TABLE rate_limit (
  key text PRIMARY KEY,
  points integer NOT NULL,
  -- Milliseconds since 1970.
  expire bigint NOT NULL
);
CREATE INDEX rate_limit_expiry ON rate_limit (expire);

-- First answers of requests, repeated when a request comes again with the same Idempotency-Key.
CREATE TABLE idempotent_answer (
  scope text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  -- Null until the first request is answered; other transactions never see that state.
  status integer,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, route, key)
);
CREATE INDEX idempotent_answer_age ON idempotent_answer (created_at);

-- Solved captchas, so that none is used twice.
CREATE TABLE captcha_used (
  signature text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_expiry ON captcha_used (expires_at);

-- Who did what, beside bookings and bans, whose events have tables of their own: decisions on vehicles, documents looked
-- at, accounts, roles, parameters. Ids are made from the time, so the three tables read as one list by id.
-- No foreign keys: an event outlives what it is about.
CREATE TABLE journal_event (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('DRIVER', 'ADMIN', 'TERMINAL', 'SYSTEM')),
  actor_id uuid,
  event_at timestamptz NOT NULL,
  booking_id uuid,
  vehicle_id uuid,
  user_id uuid,
  before jsonb,
  after jsonb,
  -- An operator's words in Russian; in all languages beside it.
  reason text,
  reasons jsonb
);
CREATE TRIGGER journal_event_append_only BEFORE DELETE OR TRUNCATE ON journal_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
