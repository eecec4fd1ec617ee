CREATE TABLE account (
  id uuid PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'NEED_VERIFICATION_PHONE', 'BLOCKED')),
  identification_method text NOT NULL CHECK (identification_method IN ('PHONE_NUMBER', 'EMAIL')),
  phone text CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  phone_verified boolean NOT NULL DEFAULT false CHECK (NOT phone_verified OR phone IS NOT NULL),
  -- A contact that was added or changed a short while ago recovers no password. Null: it came with the account.
  phone_changed_at timestamptz,
  email text CHECK (length(email) <= 254),
  -- The address as it is compared: lower case.
  email_key text GENERATED ALWAYS AS (lower(email)) STORED,
  email_verified boolean NOT NULL DEFAULT false CHECK (NOT email_verified OR email IS NOT NULL),
  email_changed_at timestamptz,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  patronymic text,
  language text NOT NULL CHECK (language IN ('RU', 'EN', 'CN')),
  roles text[] NOT NULL DEFAULT '{}' CHECK (roles <@ ARRAY['ADMIN', 'BOARD']),
  second_step boolean NOT NULL DEFAULT false,
  -- An account with a known password, for trying the product out. It never exists in production.
  demo boolean NOT NULL DEFAULT false,
  -- The operator who opened the account for a caller. Nobody has proved its phone until the owner confirms a code.
  opened_by uuid REFERENCES account,
  -- When the owner proved the phone of such an account.
  taken_over_at timestamptz,
  agreement_accepted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  search_text text GENERATED ALWAYS AS (
    lower(coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || last_name || ' ' || first_name || ' ' || coalesce(patronymic, ''))
  ) STORED
);
-- Only a verified contact is unique: any number of unfinished registrations may name it.
CREATE UNIQUE INDEX account_verified_phone ON account (phone) WHERE phone_verified;
CREATE UNIQUE INDEX account_verified_email ON account (email_key) WHERE email_verified;
-- Operators open one account for a phone.
CREATE UNIQUE INDEX account_opened_phone ON account (phone) WHERE opened_by IS NOT NULL AND NOT phone_verified;
CREATE INDEX account_phone ON account (phone, created_at DESC);
CREATE INDEX account_email ON account (email_key, created_at DESC);
-- Registrations that were never finished are swept.
CREATE INDEX account_unverified ON account (created_at) WHERE status = 'NEED_VERIFICATION_PHONE';
-- The operators' list of accounts: in its orders, and the few that have a role or are not active.
CREATE INDEX account_newest ON account (created_at DESC, id DESC);
CREATE INDEX account_by_name ON account (last_name, first_name, id);
CREATE INDEX account_with_role ON account (created_at DESC, id DESC) WHERE cardinality(roles) > 0;
CREATE INDEX account_not_active ON account (status, created_at DESC, id DESC) WHERE status <> 'ACTIVE';
CREATE INDEX account_search ON account USING gin (search_text gin_trgm_ops);
-- The last digits of a phone are a prefix of the reversed number.
CREATE INDEX account_phone_ending ON account (reverse(phone) text_pattern_ops);

CREATE TABLE session (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('web', 'mobile', 'terminal', 'admin')),
  user_agent text,
  address text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the password was last given in this session, and how often in a row it was wrong since.
  password_at timestamptz,
  wrong_passwords integer NOT NULL DEFAULT 0,
  -- When a hall display or a kiosk last spoke to the server, at most half a minute old. Null for sessions of people.
  seen_at timestamptz
);
CREATE INDEX session_account ON session (account_id, last_used_at DESC);
CREATE INDEX session_expiry ON session (expires_at);
CREATE INDEX session_screen ON session (seen_at) WHERE seen_at IS NOT NULL;

-- Where an account has signed in before, so that its owner is told of a sign-in from elsewhere. Only a hash is kept.
CREATE TABLE known_device (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  device text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, device)
);

-- One row per confirmation; a resend renews its code. A row without an account lets the server answer alike when nobody
-- has the name that was given.
CREATE TABLE confirmation_code (
  id uuid PRIMARY KEY,
  -- What the client gets instead of an account id when it recovers a password.
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
