CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE account (
  id uuid PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'NEED_VERIFICATION_PHONE', 'BLOCKED')),
  identification_method text NOT NULL CHECK (identification_method IN ('PHONE_NUMBER', 'EMAIL')),
  phone text CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  phone_verified boolean NOT NULL DEFAULT false CHECK (NOT phone_verified OR phone IS NOT NULL),
  email text CHECK (length(email) <= 254),
  -- The address as it is compared: lower case.
  email_key text GENERATED ALWAYS AS (lower(email)) STORED,
  email_verified boolean NOT NULL DEFAULT false CHECK (NOT email_verified OR email IS NOT NULL),
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  patronymic text,
  language text NOT NULL CHECK (language IN ('RU', 'EN', 'CN')),
  roles text[] NOT NULL DEFAULT '{}' CHECK (roles <@ ARRAY['ADMIN', 'BOARD']),
  second_step boolean NOT NULL DEFAULT false,
  -- Has a public password: exists only for a development server on its own machine.
  demo boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  search_text text GENERATED ALWAYS AS (
    lower(coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || last_name || ' ' || first_name || ' ' || coalesce(patronymic, ''))
  ) STORED
);
-- Only a verified identifier is taken: any number of unverified registrations may name it.
CREATE UNIQUE INDEX account_verified_phone ON account (phone) WHERE phone_verified;
CREATE UNIQUE INDEX account_verified_email ON account (email_key) WHERE email_verified;
CREATE INDEX account_phone ON account (phone, created_at DESC);
CREATE INDEX account_email ON account (email_key, created_at DESC);
CREATE INDEX account_unverified ON account (created_at) WHERE status = 'NEED_VERIFICATION_PHONE';
CREATE INDEX account_newest ON account (created_at DESC, id DESC);
CREATE INDEX account_search ON account USING gin (search_text gin_trgm_ops);

CREATE TABLE session (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('web', 'mobile', 'terminal', 'admin')),
  user_agent text,
  address text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_account ON session (account_id, last_used_at DESC);
CREATE INDEX session_expiry ON session (expires_at);

-- One row per confirmation; a resend renews its code. Rows without an account answer askers who named nobody.
CREATE TABLE confirmation_code (
  id uuid PRIMARY KEY,
  -- What the asker was given instead of an account id, for password recovery.
  handle uuid UNIQUE,
  kind text NOT NULL CHECK (kind IN ('AUTHORIZATION', 'BOOKING', 'LOGIN_ATTEMPT', 'MAIL_PHONE_UPDATE', 'PASSWORD_RESET')),
  account_id uuid REFERENCES account ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('EMAIL', 'SMS')),
  target text NOT NULL,
  language text NOT NULL CHECK (language IN ('RU', 'EN', 'CN')),
  -- The type of the session that the right code opens, for AUTHORIZATION and LOGIN_ATTEMPT.
  session_type text CHECK (session_type IN ('web', 'mobile', 'terminal', 'admin')),
  -- Null where nothing was sent: no code can be right then.
  code_hash text,
  attempts integer NOT NULL DEFAULT 0,
  resends integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX confirmation_code_account ON confirmation_code (account_id, kind, created_at DESC);
CREATE INDEX confirmation_code_age ON confirmation_code (created_at);

-- Counters of the rate limiter, the same for all instances.
CREATE TABLE rate_limit (
  key text PRIMARY KEY,
  points integer NOT NULL,
  -- Milliseconds since 1970.
  expire bigint NOT NULL
);
CREATE INDEX rate_limit_expiry ON rate_limit (expire);

-- First answers of requests that may be sent again with the same Idempotency-Key.
CREATE TABLE idempotent_answer (
  scope text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  -- Null while the first request is still being answered, which nobody outside its transaction sees.
  status integer,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, route, key)
);
CREATE INDEX idempotent_answer_age ON idempotent_answer (created_at);

-- Captcha answers that have been used up.
CREATE TABLE captcha_used (
  signature text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_expiry ON captcha_used (expires_at);
