-- A reason in several languages. The Russian text stays in the column beside it, where former releases read it.
ALTER TABLE system_params ADD COLUMN booking_blocked_reasons jsonb;
