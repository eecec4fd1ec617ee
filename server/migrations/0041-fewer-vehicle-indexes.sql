-- only adds
-- A checkpoint has tens of thousands of vehicles. Filtering and sorting them all takes less than a list may, while every new
-- truck was written into each of these indexes. The plain orders keep theirs, because a list of those booked in a long span
-- asks each vehicle for its bookings and would have to ask all of them.
DROP INDEX
  vehicle_account, vehicle_plate, vehicle_approved_newest, vehicle_approved_by_event, vehicle_approved_by_cleared,
  vehicle_approved_by_plate, vehicle_approved_by_model, vehicle_status_newest, vehicle_status_by_event,
  vehicle_status_cleared_event, vehicle_status_by_plate, vehicle_status_by_model, vehicle_mode_newest,
  vehicle_mode_by_event, vehicle_mode_by_cleared, vehicle_mode_by_plate, vehicle_mode_by_model, vehicle_waiting,
  vehicle_waiting_longest, vehicle_waiting_plate, vehicle_waiting_model, vehicle_disputed, vehicle_disputed_plate,
  vehicle_disputed_model, vehicle_sorted_by, vehicle_plate_grams;
DROP STATISTICS vehicle_plate_grams;
