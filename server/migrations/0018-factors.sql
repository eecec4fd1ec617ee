-- only adds
-- A second factor of an account. It was proved when it was added.
CREATE TABLE factor (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('TOTP', 'PASSKEY')),
  name text,
  -- TOTP: sealed with a key that is not in the database, and the last time step for which a code was accepted.
  sealed_secret text,
  last_step integer,
  -- PASSKEY: as WebAuthn names it, identifier and key in base64url.
  credential_id text UNIQUE,
  public_key text,
  counter bigint,
  transports text[],
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CHECK ((kind = 'TOTP') = (num_nulls(sealed_secret, last_step) = 0)),
  CHECK ((kind = 'PASSKEY') = (num_nulls(name, credential_id, public_key, counter, transports) = 0))
);
CREATE INDEX factor_account ON factor (account_id, created_at);
CREATE UNIQUE INDEX factor_totp ON factor (account_id) WHERE kind = 'TOTP';

-- The codes that are left, hashed with a key of their own, which is sealed: so AUTH_SECRET can be replaced.
CREATE TABLE recovery_code_set (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  sealed_key text NOT NULL,
  hashes text[] NOT NULL,
  created_at timestamptz NOT NULL
);

-- A sign-in or session that has to prove a factor, or a factor that is being added.
CREATE TABLE factor_challenge (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('SIGN_IN', 'CHECK', 'ADD_TOTP', 'ADD_PASSKEY')),
  -- The session that SIGN_IN will open has this type; the other purposes belong to an open session.
  session_type text CHECK (session_type IN ('web', 'mobile', 'terminal', 'admin')),
  session_id uuid,
  -- What a passkey has to sign; for ADD_TOTP the sealed secret. Null for an account without passkeys.
  challenge text,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((purpose = 'SIGN_IN') = (session_type IS NOT NULL)),
  CHECK ((purpose = 'SIGN_IN') = (session_id IS NULL))
);
CREATE INDEX factor_challenge_account ON factor_challenge (account_id, created_at DESC);
CREATE INDEX factor_challenge_expiry ON factor_challenge (expires_at);

-- By what the session was opened or proved last, and when. A session that lacks its factor may only enrol one.
-- Not validated: older rows have none.
ALTER TABLE session ADD COLUMN factor text, ADD COLUMN factor_id uuid, ADD COLUMN factor_at timestamptz,
  ADD COLUMN lacks_factor boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT session_factor_check CHECK (factor IN ('TOTP', 'PASSKEY', 'RECOVERY_CODE')) NOT VALID;
