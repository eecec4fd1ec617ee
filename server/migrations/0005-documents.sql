-- Uploaded files; the content lies in the storage under the same id. The row is written before the content, so that what
-- a broken upload leaves behind is found by its row and swept.
CREATE TABLE stored_file (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  name text CHECK (length(name) BETWEEN 1 AND 255),
  content_type text CHECK (content_type IN ('image/jpeg', 'application/pdf')),
  size integer CHECK (size > 0 AND size < 10000000),
  -- Null while it is being received.
  stored_at timestamptz,
  -- Its document has belonged to a vehicle or a booking, so it is not swept.
  attached boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (stored_at IS NULL OR num_nulls(name, content_type, size) = 0)
);
CREATE INDEX stored_file_unattached ON stored_file (created_at) WHERE NOT attached;
-- Every upload asks how many files its account has, and how large they are.
CREATE INDEX stored_file_account ON stored_file (account_id) INCLUDE (size, attached);

CREATE TABLE document (
  id uuid PRIMARY KEY,
  file_id uuid NOT NULL UNIQUE REFERENCES stored_file,
  account_id uuid NOT NULL REFERENCES account,
  type text NOT NULL CHECK (type IN ('STS', 'OTHER')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  created_at timestamptz NOT NULL
);
CREATE INDEX document_account ON document (account_id, created_at DESC, id DESC);
