-- Switches that hold for the whole checkpoint. One row, so that it can be locked and versioned.
CREATE TABLE system_params (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  booking_blocked boolean NOT NULL DEFAULT false,
  booking_blocked_reason text
);
INSERT INTO system_params DEFAULT VALUES;

-- Messages that would go out, when no mail server or SMS gateway is configured.
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
