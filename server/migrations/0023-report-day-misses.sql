-- By how many minutes the forecasts of a day were missed: what a year is read from by its days, instead of by its hours.
CREATE TABLE report_day_miss (
  day date NOT NULL,
  minutes integer NOT NULL,
  trucks integer NOT NULL,
  PRIMARY KEY (day, minutes)
);
INSERT INTO report_day_miss SELECT day, minutes, sum(trucks) FROM report_miss GROUP BY day, minutes;
