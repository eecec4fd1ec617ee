-- only adds
-- The first start of an installation. `key_salt` is what its key is derived from; without it there is no key any more.
CREATE TABLE setup (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key_salt text,
  draft jsonb NOT NULL DEFAULT '{}',
  finished_at timestamptz,
  checklist_closed_at timestamptz,
  CHECK (finished_at IS NULL OR key_salt IS NULL)
);

-- Why a message did not leave, in words that may be logged.
ALTER TABLE message_delivery ADD COLUMN reason text;
