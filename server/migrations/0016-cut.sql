-- only adds
-- The log says itself where a restored backup has cut it: an entry about no truck, without a booking.
-- Not validated, because that reads the whole log while nobody may write to it; older rows kept a stricter rule.
ALTER TABLE queue_log ALTER COLUMN booking_id DROP NOT NULL,
  DROP CONSTRAINT queue_log_type_check,
  ADD CONSTRAINT queue_log_type_check CHECK (type IN
    ('ARRIVAL', 'ARRIVAL_UNDONE', 'PRIORITY', 'PLATE', 'CALL', 'RECALL', 'RETURN', 'CANCEL', 'LEFT', 'CUT')) NOT VALID,
  ADD CONSTRAINT queue_log_booking_check CHECK ((booking_id IS NULL) = (type = 'CUT')) NOT VALID;
