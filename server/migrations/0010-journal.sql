-- The journal reads three tables as one list, each by what happened, by who acted and by whom it is about. A driver's own
-- acts are found by their booking or account, and what happens to every booking by its time: so a plain booking writes no
-- further index.
CREATE INDEX journal_event_type ON journal_event (type, id);
CREATE INDEX journal_event_actor ON journal_event (actor_id, id) INCLUDE (type)
  WHERE actor <> 'DRIVER' AND actor_id IS NOT NULL;
CREATE INDEX journal_event_booking ON journal_event (booking_id, id) WHERE booking_id IS NOT NULL;
CREATE INDEX journal_event_vehicle ON journal_event (vehicle_id, id) WHERE vehicle_id IS NOT NULL;
CREATE INDEX journal_event_user ON journal_event (user_id, id) WHERE user_id IS NOT NULL;

CREATE INDEX booking_event_actor ON booking_event (actor_id, id) INCLUDE (type)
  WHERE actor <> 'DRIVER' AND actor_id IS NOT NULL;
CREATE INDEX booking_event_rare_type ON booking_event (type, id) WHERE type NOT IN ('CREATED', 'CONFIRMED', 'STATUS');

CREATE INDEX ban_event_actor ON ban_event (actor_id, id) INCLUDE (type)
  WHERE actor <> 'DRIVER' AND actor_id IS NOT NULL;
CREATE INDEX ban_event_type ON ban_event (type, id);
CREATE INDEX ban_event_booking ON ban_event (booking_id) WHERE booking_id IS NOT NULL;

-- Vehicles that are gone included: what happened to them stays.
CREATE INDEX vehicle_ever_of_account ON vehicle (account_id);
CREATE INDEX vehicle_ever_of_plate ON vehicle (plate_key);
