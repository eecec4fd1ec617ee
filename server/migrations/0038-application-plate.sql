-- only adds
-- Once for each account that has the plate: an application of who has lost the approval of a truck must not keep its
-- approved owner out of the draw. The freeze leaves all out but the approved one.
DROP INDEX draw_application_plate;
CREATE UNIQUE INDEX draw_application_plate ON draw_application (day, plate_key, account_id) WHERE withdrawn_at IS NULL;
