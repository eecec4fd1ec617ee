-- When the jobs last ran. A long silence is an outage: what drivers could not do then is not held against them.
CREATE TABLE heartbeat (
  name text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

CREATE TABLE outage (
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  PRIMARY KEY (to_at, from_at)
);
