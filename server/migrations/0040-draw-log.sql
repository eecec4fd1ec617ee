-- only adds
-- What the log says of draws is found by their day, however long the log is.
CREATE INDEX CONCURRENTLY queue_log_draw ON queue_log ((body::jsonb -> 'facts' ->> 'date'), seq)
  WHERE type IN ('ADMIN_SALE', 'DRAW_OPENED', 'DRAW_FROZEN', 'DRAW_DONE');
