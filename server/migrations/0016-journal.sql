-- What people did beside bookings and bans, whose events stand in tables of their own: decisions on vehicles, documents
-- looked at, accounts, roles, parameters. Ids are made from the time, so all three are one list by their ids. What an act
-- is about may go later; the act stays, so nothing here refers to another table.
CREATE TABLE journal_event (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('DRIVER', 'ADMIN', 'TERMINAL', 'SYSTEM')),
  actor_id uuid,
  event_at timestamptz NOT NULL,
  booking_id uuid,
  vehicle_id uuid,
  user_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  reasons jsonb
);
CREATE INDEX journal_event_type ON journal_event (type, id);
-- A driver's own acts are found by whom they are about.
CREATE INDEX journal_event_actor ON journal_event (actor_id, id) INCLUDE (type)
  WHERE actor <> 'DRIVER' AND actor_id IS NOT NULL;
CREATE INDEX journal_event_booking ON journal_event (booking_id, id) WHERE booking_id IS NOT NULL;
CREATE INDEX journal_event_vehicle ON journal_event (vehicle_id, id) WHERE vehicle_id IS NOT NULL;
CREATE INDEX journal_event_user ON journal_event (user_id, id) WHERE user_id IS NOT NULL;
CREATE TRIGGER journal_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The other two tables by who acted and by what happened. Drivers' own events are found by their bookings, and what
-- happens to every booking by its place in time: booking costs no index more.
CREATE INDEX booking_event_actor ON booking_event (actor_id, id) INCLUDE (type)
  WHERE actor <> 'DRIVER' AND actor_id IS NOT NULL;
CREATE INDEX booking_event_rare_type ON booking_event (type, id) WHERE type NOT IN ('CREATED', 'CONFIRMED', 'STATUS');
CREATE INDEX ban_event_actor ON ban_event (actor_id, id) INCLUDE (type)
  WHERE actor <> 'DRIVER' AND actor_id IS NOT NULL;
CREATE INDEX ban_event_type ON ban_event (type, id);
CREATE INDEX ban_event_booking ON ban_event (booking_id) WHERE booking_id IS NOT NULL;
-- Also vehicles that are gone: what happened to them stays.
CREATE INDEX vehicle_ever_of_account ON vehicle (account_id);
CREATE INDEX vehicle_ever_of_plate ON vehicle (plate_key);
