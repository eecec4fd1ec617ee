-- only adds
-- A checkpoint has tens of thousands of vehicles. Sorting them all takes less than a list may, while every new truck was
-- written into each of these indexes. Those that stay serve what is asked by account and plate, the newest first, and parts
-- of plates.
DROP INDEX
  vehicle_account, vehicle_by_event, vehicle_by_event_up, vehicle_by_cleared, vehicle_by_cleared_up, vehicle_plate,
  vehicle_model, vehicle_approved_newest, vehicle_approved_by_event, vehicle_approved_by_cleared,
  vehicle_approved_by_plate, vehicle_approved_by_model, vehicle_status_newest, vehicle_status_by_event,
  vehicle_status_cleared_event, vehicle_status_by_plate, vehicle_status_by_model, vehicle_mode_newest,
  vehicle_mode_by_event, vehicle_mode_by_cleared, vehicle_mode_by_plate, vehicle_mode_by_model, vehicle_waiting,
  vehicle_waiting_longest, vehicle_waiting_plate, vehicle_waiting_model, vehicle_disputed, vehicle_disputed_plate,
  vehicle_disputed_model, vehicle_sorted_by, vehicle_plate_grams;
DROP STATISTICS vehicle_plate_grams;
