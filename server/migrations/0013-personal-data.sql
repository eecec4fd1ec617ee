-- Who a booking was for is forgotten some months after its end. Keys of an event's snapshot that name a person:
CREATE FUNCTION person_keys() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY['driver', 'firstName', 'lastName', 'patronymic', 'name', 'originalName', 'phoneNumber', 'phone', 'email',
    'plate', 'registrationPlate', 'vehicleRegistrationPlate'];
-- What an operator searched for may name a person under any key. Of such a filter only these keys stay:
CREATE FUNCTION kept_filter_keys() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY['date', 'from', 'to', 'by', 'bookedDate', 'dateFrom', 'dateTo', 'status', 'bookingStatus', 'banStatus', 'approved',
    'cargoType', 'hasPriority', 'sort', 'size', 'page'];

-- Removes the person at whatever depth. The search_path is fixed because ANALYZE and VACUUM evaluate the index below with
-- an empty one, where the functions that this one calls would not be found.
CREATE FUNCTION without_person(snapshot jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT AS $$
BEGIN
  CASE jsonb_typeof(snapshot)
    WHEN 'object' THEN
      RETURN (SELECT coalesce(jsonb_object_agg(key, CASE
          WHEN key = 'filter' AND jsonb_typeof(value) = 'object'
            THEN (SELECT coalesce(jsonb_object_agg(inner_key, inner_value), '{}')
              FROM jsonb_each(value) AS inside (inner_key, inner_value) WHERE inner_key = ANY (kept_filter_keys()))
          ELSE without_person(value) END), '{}')
        FROM jsonb_each(snapshot) WHERE key <> ALL (person_keys()));
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(without_person(value) ORDER BY place), '[]')
        FROM jsonb_array_elements(snapshot) WITH ORDINALITY AS item (value, place));
    ELSE
      RETURN snapshot;
  END CASE;
END
$$;
CREATE FUNCTION names_person(snapshot jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(snapshot IS DISTINCT FROM without_person(snapshot), false);

-- The job that forgets sets this for its transaction: events from before that moment may lose their person, no others.
CREATE FUNCTION forget_before() RETURNS timestamptz LANGUAGE sql STABLE
  RETURN nullif(current_setting('oktet.forget_before', true), '')::timestamptz;

-- Rows of events are never changed, with one exception: exactly the person is taken out of an event that is old enough.
CREATE FUNCTION forget_only_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten record := OLD;
BEGIN
  IF TG_TABLE_NAME = 'ban_event' THEN
    forgotten.plate_key := forgotten_plate();
    -- An event has either a code or words: these become empty.
    forgotten.reason := CASE WHEN OLD.reason IS NOT NULL THEN '' END;
  ELSE
    forgotten.before := without_person(OLD.before);
    forgotten.after := without_person(OLD.after);
    forgotten.reason := NULL;
  END IF;
  forgotten.reasons := NULL;
  IF OLD.event_at < forget_before() AND NEW IS NOT DISTINCT FROM forgotten THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER booking_event_forgets BEFORE UPDATE ON booking_event
  FOR EACH ROW EXECUTE FUNCTION forget_only_person();
CREATE TRIGGER ban_event_forgets BEFORE UPDATE ON ban_event
  FOR EACH ROW EXECUTE FUNCTION forget_only_person();
CREATE TRIGGER journal_event_forgets BEFORE UPDATE ON journal_event
  FOR EACH ROW EXECUTE FUNCTION forget_only_person();

-- What is still to be forgotten, however much has been. '———' is what forgotten_plate() returns.
CREATE INDEX booking_person ON booking (slot_end, id) WHERE plate_key <> '———';
CREATE INDEX vehicle_gone_plate ON vehicle (deleted_at, id) WHERE deleted_at IS NOT NULL AND plate_key <> '———';
CREATE INDEX ban_event_person ON ban_event (event_at, id) WHERE plate_key <> '———';
CREATE INDEX journal_event_person ON journal_event (event_at, id)
  WHERE names_person(before) OR names_person(after)
    OR (reason IS NOT NULL AND num_nonnulls(booking_id, vehicle_id, user_id) > 0);
