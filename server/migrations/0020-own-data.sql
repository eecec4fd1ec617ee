-- only adds
-- A deleted account keeps its row, because bookings and events refer to its id; everything personal is removed from it.
ALTER TABLE account ADD COLUMN deleted_at timestamptz;

-- A copy of everything that is stored of an account; the content lies in the storage under the same id.
CREATE TABLE data_copy (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  state text NOT NULL CHECK (state IN ('MAKING', 'READY', 'FAILED')),
  requested_at timestamptz NOT NULL,
  -- How often the job has begun: a worker that dies while it makes the copy is noticed by this.
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz,
  size bigint,
  CHECK ((state = 'READY') = (num_nulls(expires_at, size) = 0))
);
-- One is made at a time.
CREATE UNIQUE INDEX data_copy_making ON data_copy (account_id) WHERE state = 'MAKING';
CREATE INDEX data_copy_account ON data_copy (account_id, requested_at DESC);
CREATE INDEX data_copy_expiry ON data_copy (expires_at) WHERE state = 'READY';
