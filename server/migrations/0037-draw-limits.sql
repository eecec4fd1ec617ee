-- only adds
-- A truck that did not use two of its wins is kept out of draws for a time: a third kind of what a plate's history has.
ALTER TABLE ban_event DROP CONSTRAINT ban_event_type_check, DROP CONSTRAINT ban_event_reason_code_check;
ALTER TABLE ban_event
  ADD CONSTRAINT ban_event_type_check CHECK (type IN ('BAN', 'WARN', 'LIMIT', 'UNBAN')) NOT VALID,
  ADD CONSTRAINT ban_event_reason_code_check
    CHECK (reason_code IN ('NO_SHOW', 'LATE_CANCEL', 'WARNINGS', 'UNUSED_WINS', 'EXPIRED')) NOT VALID;
ALTER TABLE ban_event
  VALIDATE CONSTRAINT ban_event_type_check,
  VALIDATE CONSTRAINT ban_event_reason_code_check;
ALTER TABLE restriction DROP CONSTRAINT restriction_type_check;
ALTER TABLE restriction
  ADD CONSTRAINT restriction_type_check CHECK (type IN ('BAN', 'WARN', 'LIMIT')) NOT VALID;
ALTER TABLE restriction VALIDATE CONSTRAINT restriction_type_check;
