-- Who a booking was for is forgotten some months after its end. What may be forgotten of a snapshot: names and documents
-- of people, their phones, addresses and plates.
CREATE FUNCTION person_keys() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY['driver', 'firstName', 'lastName', 'patronymic', 'name', 'originalName', 'phoneNumber', 'phone', 'email',
    'plate', 'registrationPlate', 'vehicleRegistrationPlate'];
CREATE FUNCTION names_person(snapshot jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(snapshot ?| person_keys(), false);
CREATE FUNCTION without_person(snapshot jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN snapshot - person_keys();

-- What stands for a plate that is forgotten. No plate that anybody types becomes this when it is compared.
CREATE FUNCTION forgotten_plate() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN '———';

-- Set for one transaction by whoever forgets: events from before this moment may lose their person, no other ones.
CREATE FUNCTION forget_before() RETURNS timestamptz LANGUAGE sql STABLE
  RETURN nullif(current_setting('oktet.forget_before', true), '')::timestamptz;

-- Events stay append-only, with this one exception: exactly the person is taken out of an event that is old enough.
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

DROP TRIGGER booking_event_append_only ON booking_event;
CREATE TRIGGER booking_event_append_only BEFORE DELETE OR TRUNCATE ON booking_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_event_forgets BEFORE UPDATE ON booking_event
  FOR EACH ROW EXECUTE FUNCTION forget_only_person();

DROP TRIGGER ban_event_append_only ON ban_event;
CREATE TRIGGER ban_event_append_only BEFORE DELETE OR TRUNCATE ON ban_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ban_event_forgets BEFORE UPDATE ON ban_event
  FOR EACH ROW EXECUTE FUNCTION forget_only_person();

DROP TRIGGER journal_event_append_only ON journal_event;
CREATE TRIGGER journal_event_append_only BEFORE DELETE OR TRUNCATE ON journal_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal_event_forgets BEFORE UPDATE ON journal_event
  FOR EACH ROW EXECUTE FUNCTION forget_only_person();

-- What is still to be forgotten, however much has been.
CREATE INDEX booking_person ON booking (slot_end, id) WHERE plate_key <> '———';
CREATE INDEX vehicle_gone_plate ON vehicle (deleted_at, id) WHERE deleted_at IS NOT NULL AND plate_key <> '———';
CREATE INDEX ban_event_person ON ban_event (event_at, id) WHERE plate_key <> '———';
CREATE INDEX journal_event_person ON journal_event (event_at, id)
  WHERE names_person(before) OR names_person(after)
    OR (reason IS NOT NULL AND num_nonnulls(booking_id, vehicle_id, user_id) > 0);

-- A plate that is forgotten has no endings.
CREATE OR REPLACE FUNCTION note_new_plate_endings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plate_ending (ending, plate_key)
  SELECT substr(NEW.plate_key, first), NEW.plate_key FROM generate_series(1, length(NEW.plate_key) - 2) AS first
  WHERE NEW.plate_key <> forgotten_plate()
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
