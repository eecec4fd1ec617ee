-- What an operator searched for names people too, inside of a snapshot: of such a filter only this may stay.
CREATE FUNCTION kept_filter_keys() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY['date', 'from', 'to', 'by', 'bookedDate', 'dateFrom', 'dateTo', 'status', 'bookingStatus', 'banStatus', 'approved',
    'cargoType', 'hasPriority', 'sort', 'size', 'page'];

-- At whatever depth a person is named.
-- ANALYZE runs with another search path, in which this would not find the functions that it calls.
CREATE OR REPLACE FUNCTION without_person(snapshot jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
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

DROP INDEX journal_event_person;
CREATE OR REPLACE FUNCTION names_person(snapshot jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(snapshot IS DISTINCT FROM without_person(snapshot), false);
CREATE INDEX journal_event_person ON journal_event (event_at, id)
  WHERE names_person(before) OR names_person(after)
    OR (reason IS NOT NULL AND num_nonnulls(booking_id, vehicle_id, user_id) > 0);
