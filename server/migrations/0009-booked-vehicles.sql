-- Vehicles by the times they are booked for, and the last of these, are read from the bookings that were not cancelled.
-- A copy with the vehicle knew one time only, and was not taken back by a cancellation.
CREATE INDEX booking_kept_vehicle ON booking (vehicle_id, slot_at DESC, id DESC) WHERE status <> 'CANCELED';
CREATE INDEX booking_kept_slot ON booking (slot_at DESC, id DESC) INCLUDE (vehicle_id) WHERE status <> 'CANCELED';
ALTER TABLE vehicle DROP COLUMN last_booked_at;
-- What a span's vehicles are filtered and sorted by, without their rows.
CREATE INDEX vehicle_sorted_by ON vehicle (id) INCLUDE (event_at, cleared_at, approved, unban_mode)
  WHERE deleted_at IS NULL;
