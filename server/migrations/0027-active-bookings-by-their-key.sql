-- Indexes of active bookings, for statements with a condition on their key alone. The keys are never null, but only such a
-- condition proves that to the planner. Where nobody has an active booking, all of an index costs it as much as one entry, and
-- a statement that was planned then would go through all of them when thousands have booked.
DROP INDEX booking_active_account;
CREATE INDEX booking_active_account ON booking (account_id, slot_at, id)
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')
    AND account_id IS NOT NULL;
DROP INDEX booking_account_plate;
CREATE UNIQUE INDEX booking_account_plate ON booking (plate_key, account_id)
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')
    AND plate_key IS NOT NULL;
DROP INDEX booking_lookalike;
CREATE INDEX booking_lookalike ON booking (plate_lookalike(plate_key))
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')
    AND plate_lookalike(plate_key) IS NOT NULL;
