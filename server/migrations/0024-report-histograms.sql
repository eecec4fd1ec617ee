-- How many trucks of how many minutes, a histogram in one row: '12:3 13:5' are three of 12 minutes and five of 13. Two of them
-- one after the other are their sum. A year by hours is 8,784 such rows however many trucks it had, instead of a row for each
-- number of minutes that an hour has.
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

-- What was counted so far. The tables that it is read from stay until the next release: an older version may still write
-- them beside this one, and the night counts the days anew that it has counted.
INSERT INTO report_hour_waits
SELECT day, hour, string_agg(minutes || ':' || trucks, ' ' ORDER BY minutes) FROM report_wait GROUP BY day, hour;
INSERT INTO report_cargo_waits
SELECT day, cargo_type, string_agg(minutes || ':' || trucks, ' ' ORDER BY minutes)
FROM report_cargo_wait GROUP BY day, cargo_type;
INSERT INTO report_hour_misses
SELECT day, hour, string_agg(minutes || ':' || trucks, ' ' ORDER BY minutes) FROM report_miss GROUP BY day, hour;
INSERT INTO report_day_misses
SELECT day, string_agg(minutes || ':' || trucks, ' ' ORDER BY minutes) FROM report_day_miss GROUP BY day;
