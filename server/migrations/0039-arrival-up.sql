-- only adds
-- Bookings are listed by arrival with those that have none last, also from the earliest on.
CREATE INDEX CONCURRENTLY booking_arrival_up ON booking (arrived_at, id);
