-- Operators remember a part of a plate: it is found by any three characters in a row of it, in every script.
-- One expression without a query, so that the planner reads it as such: a plate has at most 15 characters.
CREATE FUNCTION plate_grams(plate_key text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[
    substr(plate_key, 1, 3), substr(plate_key, 2, 3), substr(plate_key, 3, 3), substr(plate_key, 4, 3),
    substr(plate_key, 5, 3), substr(plate_key, 6, 3), substr(plate_key, 7, 3), substr(plate_key, 8, 3),
    substr(plate_key, 9, 3), substr(plate_key, 10, 3), substr(plate_key, 11, 3), substr(plate_key, 12, 3),
    substr(plate_key, 13, 3)];
CREATE INDEX vehicle_plate_grams ON vehicle USING gin (plate_grams(plate_key)) WITH (fastupdate = off)
  WHERE deleted_at IS NULL;
-- Most plates of a region end alike: how many share a part decides whether the index is worth it.
CREATE STATISTICS vehicle_plate_grams ON (plate_grams(plate_key)) FROM vehicle;

-- Another account has the same plate: kept by whatever adds, removes or gives a plate, under the plate's lock.
ALTER TABLE vehicle ADD COLUMN contested boolean NOT NULL DEFAULT false;
UPDATE vehicle SET contested = true WHERE deleted_at IS NULL AND plate_key IN (
  SELECT plate_key FROM vehicle WHERE deleted_at IS NULL GROUP BY plate_key HAVING count(*) > 1);
CREATE INDEX vehicle_disputed ON vehicle (created_at DESC, id DESC)
  WHERE deleted_at IS NULL AND contested AND NOT approved;
-- Nobody has decided on them yet.
CREATE INDEX vehicle_waiting ON vehicle (created_at DESC, id DESC)
  WHERE deleted_at IS NULL AND NOT approved AND disapproval_reason IS NULL;
