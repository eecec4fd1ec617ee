-- Figures that can only be had by counting anew: misses with their sign, places as they were when their slot began. So
-- everything is counted again, by whoever asks for it or at night.
DROP TABLE report_wait, report_cargo_wait, report_miss, report_day_miss, report_hour;
TRUNCATE report_day, report_hour_waits, report_cargo_waits, report_hour_misses, report_day_misses;

-- By the hour in which the slot begins; for calls, warnings and bans the hour in which they happened, on the checkpoint's clock.
CREATE TABLE report_hour (
  day date NOT NULL,
  hour integer NOT NULL,
  -- Places that the slots offered when they began.
  capacity double precision NOT NULL,
  booked double precision NOT NULL,
  -- Those of them whose time had come.
  due double precision NOT NULL,
  arrived double precision NOT NULL,
  called double precision NOT NULL,
  -- Arrived, and not called yet.
  still_waiting double precision NOT NULL,
  -- Open time in which somebody waited.
  waited_minutes double precision NOT NULL,
  -- Working time in which a closure was in force.
  closed_minutes double precision NOT NULL,
  no_shows double precision NOT NULL,
  struck double precision NOT NULL,
  warnings double precision NOT NULL,
  bans double precision NOT NULL,
  by_driver double precision NOT NULL,
  by_operator double precision NOT NULL,
  by_system double precision NOT NULL,
  late double precision NOT NULL,
  PRIMARY KEY (day, hour)
);

CREATE INDEX ban_event_at ON ban_event (event_at);
