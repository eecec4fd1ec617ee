-- The log of the line is only ever added to; what names a truck may be removed from it, and never put back.
CREATE TRIGGER queue_log_append_only
  BEFORE UPDATE OF seq, at, booking_id, type, body, hash, first_call, waiting OR DELETE OR TRUNCATE ON queue_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER queue_log_plates_only_go
  BEFORE UPDATE OF plate, salt ON queue_log
  FOR EACH ROW WHEN (NEW.plate IS NOT NULL OR NEW.salt IS NOT NULL) EXECUTE FUNCTION refuse_change();

-- Those whose plates are still to be removed, however many are without.
CREATE INDEX queue_log_plates ON queue_log (at) WHERE plate IS NOT NULL OR salt IS NOT NULL;
