-- only adds
-- Whether a driver was asked if he comes, about which slot, and what he said. A booking that moves leaves its row behind.
CREATE TABLE coming (
  booking_id uuid NOT NULL,
  slot_at timestamptz NOT NULL,
  first_asked_at timestamptz NOT NULL,
  asked_at timestamptz NOT NULL,
  answer text CHECK (answer IN ('YES', 'NO')),
  answered_at timestamptz,
  -- When a no cancels the booking; it can be taken back until then.
  no_at timestamptz,
  -- When the place was given to others for want of an answer.
  reclaimed_at timestamptz,
  PRIMARY KEY (booking_id, slot_at),
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK ((answer IS NOT DISTINCT FROM 'NO') = (no_at IS NOT NULL))
);
CREATE INDEX coming_unanswered ON coming (slot_at) WHERE answer IS NULL AND reclaimed_at IS NULL;
CREATE INDEX coming_no ON coming (no_at) WHERE no_at IS NOT NULL;
CREATE INDEX coming_slot ON coming (slot_at);

-- Secrets of the links in messages. One that went to the booking's phone can only say yes.
CREATE TABLE coming_link (
  secret_hash text PRIMARY KEY,
  booking_id uuid NOT NULL,
  slot_at timestamptz NOT NULL,
  only_yes boolean NOT NULL,
  FOREIGN KEY (booking_id, slot_at) REFERENCES coming ON DELETE CASCADE
);
CREATE INDEX coming_link_coming ON coming_link (booking_id, slot_at);

ALTER TABLE booking DROP CONSTRAINT booking_cancellation_code_check,
  ADD CONSTRAINT booking_cancellation_code_check CHECK (cancellation_code IN
    ('DRIVER', 'ADMIN', 'EXPIRED', 'BANNED', 'PLATE_CLAIMED', 'NO_SHOW', 'NOT_RECONFIRMED')) NOT VALID;
