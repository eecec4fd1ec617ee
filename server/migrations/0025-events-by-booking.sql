-- Which events of a booking are of a type, or somebody's acts, is known without their rows: a big carrier has a hundred thousand.
CREATE INDEX booking_event_of_booking ON booking_event (booking_id, event_at, id) INCLUDE (type, actor, actor_id);
DROP INDEX booking_event_booking;
