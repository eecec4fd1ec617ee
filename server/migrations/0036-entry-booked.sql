-- only adds
-- An entry of the waiting list ends when its truck books elsewhere.
ALTER TABLE waiting_list_entry DROP CONSTRAINT waiting_list_entry_ended_check;
ALTER TABLE waiting_list_entry ADD CONSTRAINT waiting_list_entry_ended_check
  CHECK (ended IN ('NOT_CONFIRMED', 'MISSED_OFFERS', 'TIME_OVER', 'BOOKED', 'TRUCK_GONE')) NOT VALID;
ALTER TABLE waiting_list_entry VALIDATE CONSTRAINT waiting_list_entry_ended_check;
