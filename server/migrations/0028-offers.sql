-- only adds
-- What closures offer is one kind of offer: the waiting list and the draw hold places in the same way.
ALTER TABLE closure_offer RENAME TO offer;
ALTER TABLE offer ALTER COLUMN closure_id DROP NOT NULL,
  ADD COLUMN kind text NOT NULL DEFAULT 'CLOSURE' CHECK (kind IN ('CLOSURE', 'WAITING_LIST', 'DRAW')),
  -- The entry of the waiting list or the application for which it was made.
  ADD COLUMN about_id uuid,
  -- The freed place: who refuses it is not offered the same place again.
  ADD COLUMN place_id uuid,
  -- Refused, run out or dropped.
  ADD COLUMN ended_at timestamptz,
  ADD CONSTRAINT offer_about_check CHECK ((kind = 'CLOSURE') = (closure_id IS NOT NULL) AND (kind = 'CLOSURE') = (about_id IS NULL));
ALTER TABLE offer ALTER COLUMN kind DROP DEFAULT;
ALTER INDEX closure_offer_closure RENAME TO offer_closure;
ALTER INDEX closure_offer_booking RENAME TO offer_booking;
CREATE INDEX offer_about ON offer (about_id) WHERE about_id IS NOT NULL;

-- Of a resting place: which place it is, however often it falls back; since when it is free; from when on it may be
-- offered to those who wait; and until when they have been looked through.
ALTER TABLE resting_place ADD COLUMN place_id uuid,
  ADD COLUMN freed_at timestamptz,
  ADD COLUMN offer_from timestamptz,
  ADD COLUMN offered_until timestamptz;

-- Entries of the log about no truck.
ALTER TABLE queue_log
  DROP CONSTRAINT queue_log_type_check,
  ADD CONSTRAINT queue_log_type_check CHECK (type IN
    ('ARRIVAL', 'ARRIVAL_UNDONE', 'PRIORITY', 'PLATE', 'CALL', 'RECALL', 'RETURN', 'CANCEL', 'CANCEL_UNDONE', 'LEFT',
    'CUT', 'ADMIN_SALE', 'LIST_ORDERED', 'DRAW_OPENED', 'DRAW_FROZEN', 'DRAW_DONE')) NOT VALID,
  DROP CONSTRAINT queue_log_booking_check,
  ADD CONSTRAINT queue_log_booking_check CHECK ((booking_id IS NULL) =
    (type IN ('CUT', 'ADMIN_SALE', 'LIST_ORDERED', 'DRAW_OPENED', 'DRAW_FROZEN', 'DRAW_DONE'))) NOT VALID;
