-- Who was cleared in some span, in the order of what was cleared: found by the span and sorted from the index alone.
CREATE INDEX vehicle_status_cleared_event ON vehicle (ban_status, cleared_at DESC NULLS LAST, id DESC)
  INCLUDE (event_at) WHERE deleted_at IS NULL;
DROP INDEX vehicle_status_by_cleared;
