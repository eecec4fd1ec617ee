-- only adds
-- Plates that operators look out for.
CREATE TABLE watch_list (
  plate_key text PRIMARY KEY,
  plate text NOT NULL,
  reasons jsonb NOT NULL,
  -- Null: until it is taken off. By the clock: a row that is over stays until somebody takes it off or says it anew.
  until timestamptz,
  added_by uuid NOT NULL REFERENCES account,
  added_at timestamptz NOT NULL
);

-- Gates that an operator has closed. A gate without a row is open.
CREATE TABLE closed_gate (
  name text PRIMARY KEY,
  -- Null: until it is opened. Judged by the clock.
  until timestamptz,
  reasons jsonb,
  closed_by uuid NOT NULL REFERENCES account,
  closed_at timestamptz NOT NULL
);

-- What the operator was told to stand against the ban or warning, and gave it nevertheless.
ALTER TABLE ban_event ADD COLUMN acknowledged text[];
