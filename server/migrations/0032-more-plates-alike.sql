-- 3 and З, 8 and B (to which В is folded) are taken for each other as well.
DROP INDEX booking_lookalike;
DROP INDEX restriction_lookalike;
CREATE OR REPLACE FUNCTION plate_lookalike(plate_key text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN translate(plate_key, 'OIҮЗB', '01Y38');
CREATE INDEX booking_lookalike ON booking (plate_lookalike(plate_key))
  WHERE status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')
    AND plate_lookalike(plate_key) IS NOT NULL;
CREATE INDEX restriction_lookalike ON restriction (plate_lookalike(plate_key)) WHERE type = 'BAN';
