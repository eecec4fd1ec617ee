-- Drivers answer a call, and learn that a shift moved their booking.
ALTER TABLE booking ADD COLUMN acknowledged_at timestamptz, ADD COLUMN moved jsonb;
