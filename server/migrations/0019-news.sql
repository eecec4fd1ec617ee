-- Words by language: {"RU": …, "EN": …, "CN": …}; a language nobody has written in is empty.
CREATE TABLE news (
  id uuid PRIMARY KEY,
  titles jsonb NOT NULL,
  texts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX news_by_time ON news (created_at DESC, id DESC);
