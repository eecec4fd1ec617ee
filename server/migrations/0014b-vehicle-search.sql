-- Operators remember a part of a plate: it is found by any three characters in a row of it, in every script.
CREATE FUNCTION plate_grams(plate_key text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(SELECT substr(plate_key, first, 3) FROM generate_series(1, length(plate_key) - 2) AS first);
CREATE INDEX vehicle_plate_grams ON vehicle USING gin (plate_grams(plate_key)) WITH (fastupdate = off)
  WHERE deleted_at IS NULL;

-- Another account has the same plate: kept by whatever adds, removes or gives a plate, under the plate's lock.
ALTER TABLE vehicle ADD COLUMN contested boolean NOT NULL DEFAULT false;
UPDATE vehicle SET contested = true WHERE deleted_at IS NULL AND plate_key IN (
  SELECT plate_key FROM vehicle WHERE deleted_at IS NULL GROUP BY plate_key HAVING count(*) > 1);
CREATE INDEX vehicle_disputed ON vehicle (created_at DESC, id DESC)
  WHERE deleted_at IS NULL AND contested AND NOT approved;
-- Nobody has decided on them yet.
CREATE INDEX vehicle_waiting ON vehicle (created_at DESC, id DESC)
  WHERE deleted_at IS NULL AND NOT approved AND disapproval_reason IS NULL;
