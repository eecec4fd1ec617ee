-- Figures of days that are over, counted once: a report of a year reads some thousand rows however many bookings there
-- were. Days are counted again for a week, because what belongs to them may still change.
CREATE TABLE report_day (
  day date PRIMARY KEY,
  counted_at timestamptz NOT NULL
);

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

-- Histograms of minutes, each in one row: '12:3 13:5' are three trucks with 12 minutes and five with 13. Two of them joined
-- by a space are their sum. Medians of any span can be read from them, and a year by hours is 8,784 rows however many
-- trucks it had.
CREATE TABLE report_hour_waits (
  day date NOT NULL,
  hour integer NOT NULL,
  trucks text NOT NULL,
  PRIMARY KEY (day, hour)
);
CREATE TABLE report_cargo_waits (
  day date NOT NULL,
  cargo_type text NOT NULL,
  trucks text NOT NULL,
  PRIMARY KEY (day, cargo_type)
);
-- By how many minutes a forecast was missed: negative if the call came early, 0 if the forecast came true.
CREATE TABLE report_hour_misses (
  day date NOT NULL,
  hour integer NOT NULL,
  trucks text NOT NULL,
  PRIMARY KEY (day, hour)
);
CREATE TABLE report_day_misses (
  day date PRIMARY KEY,
  trucks text NOT NULL
);
