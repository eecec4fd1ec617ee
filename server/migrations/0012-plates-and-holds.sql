-- Holds of different accounts for one plate may stand side by side; whoever confirms has the plate. Until then an
-- account has one booking of a plate.
CREATE UNIQUE INDEX booking_confirmed_plate ON booking (plate_key)
  WHERE status IN ('WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE');
CREATE UNIQUE INDEX booking_account_plate ON booking (plate_key, account_id)
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE');
DROP INDEX booking_active_plate;

-- Places that an account held and let go, new ones and changes alike: each makes the next cost more. Swept after a day.
CREATE TABLE lost_hold (
  booking_id uuid NOT NULL REFERENCES booking,
  account_id uuid NOT NULL REFERENCES account,
  lost_at timestamptz NOT NULL
);
CREATE INDEX lost_hold_account ON lost_hold (account_id, lost_at);
CREATE INDEX lost_hold_lost ON lost_hold (lost_at);
INSERT INTO lost_hold (booking_id, account_id, lost_at)
SELECT id, account_id, canceled_at FROM booking
WHERE cancellation_code = 'EXPIRED' AND canceled_at > now() - interval '1 day';
DROP INDEX booking_expired;

-- Plates that an eye may take for one another: O and 0, I and 1, Y and the Mongolian letter that looks like it.
CREATE FUNCTION plate_lookalike(plate_key text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN translate(plate_key, 'OIҮ', '01Y');
CREATE INDEX booking_lookalike ON booking (plate_lookalike(plate_key))
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE');
CREATE INDEX restriction_lookalike ON restriction (plate_lookalike(plate_key)) WHERE type = 'BAN';
