-- only adds
-- `v` of a signed pass: raised by whatever changes what the pass says, and by a new token, so that no way to change a
-- booking can leave an old pass valid.
ALTER TABLE booking ADD COLUMN pass_version integer NOT NULL DEFAULT 1;

CREATE FUNCTION raise_pass_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.pass_version := OLD.pass_version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER booking_pass_changed BEFORE UPDATE OF slot_at, slot_end, plate, pass_token ON booking
  FOR EACH ROW
  WHEN ((OLD.slot_at, OLD.slot_end, OLD.plate, OLD.pass_token)
    IS DISTINCT FROM (NEW.slot_at, NEW.slot_end, NEW.plate, NEW.pass_token))
  EXECUTE FUNCTION raise_pass_version();
