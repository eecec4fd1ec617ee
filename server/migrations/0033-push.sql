-- only adds
-- Where a browser takes Web Push messages. It belongs to a session: whoever is signed out there is not told there.
CREATE TABLE push_subscription (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL UNIQUE REFERENCES session ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- A URL at the browser's push service that only it and we know.
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_account ON push_subscription (account_id);

ALTER TABLE message_delivery DROP CONSTRAINT message_delivery_channel_check;
ALTER TABLE message_delivery ADD CONSTRAINT message_delivery_channel_check
  CHECK (channel IN ('EMAIL', 'SMS', 'PUSH')) NOT VALID;
ALTER TABLE closure_message DROP CONSTRAINT closure_message_channel_check;
ALTER TABLE closure_message ADD CONSTRAINT closure_message_channel_check
  CHECK (channel IN ('EMAIL', 'SMS', 'PUSH')) NOT VALID;
