-- only adds
-- The truck checked in at a kiosk, and no operator has looked at its plate since.
ALTER TABLE queue_place ADD COLUMN unseen boolean NOT NULL DEFAULT false;
