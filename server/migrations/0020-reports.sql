-- Figures of days that are over, counted once: a report of a year reads some thousand rows however many bookings there
-- were. Days are counted again for a week, as what belongs to them may still change.
CREATE TABLE report_day (
  day date PRIMARY KEY,
  counted_at timestamptz NOT NULL
);

-- By the hour in which the slot begins, or for calls the hour in which they were made, on the checkpoint's clock.
CREATE TABLE report_hour (
  day date NOT NULL,
  hour integer NOT NULL,
  capacity integer NOT NULL,
  booked integer NOT NULL,
  arrived integer NOT NULL,
  called integer NOT NULL,
  -- Open time in which somebody waited.
  waited_minutes double precision NOT NULL,
  no_shows integer NOT NULL,
  struck integer NOT NULL,
  by_driver integer NOT NULL,
  by_operator integer NOT NULL,
  by_system integer NOT NULL,
  late integer NOT NULL,
  PRIMARY KEY (day, hour)
);

-- How many trucks waited so many minutes for their first call; medians of any time can be read from it.
CREATE TABLE report_wait (
  day date NOT NULL,
  hour integer NOT NULL,
  minutes integer NOT NULL,
  trucks integer NOT NULL,
  PRIMARY KEY (day, hour, minutes)
);
CREATE TABLE report_cargo_wait (
  day date NOT NULL,
  cargo_type text NOT NULL,
  minutes integer NOT NULL,
  trucks integer NOT NULL,
  PRIMARY KEY (day, cargo_type, minutes)
);

-- By how many minutes forecasts were missed, 0 for those that came true.
CREATE TABLE report_miss (
  day date NOT NULL,
  hour integer NOT NULL,
  minutes integer NOT NULL,
  trucks integer NOT NULL,
  PRIMARY KEY (day, hour, minutes)
);
