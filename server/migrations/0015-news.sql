CREATE TABLE news (
  id uuid PRIMARY KEY,
  -- By language: {"RU": …, "EN": …, "CN": …}. A language that nobody has written in is empty.
  titles jsonb NOT NULL,
  texts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX news_by_time ON news (created_at DESC, id DESC);
