-- Places for banners. The screens have exactly these, so they come with the table.
CREATE TABLE promo_block (
  id uuid PRIMARY KEY,
  position text NOT NULL UNIQUE CHECK (
    position IN ('LEFT_1', 'LEFT_2', 'RIGHT_1', 'RIGHT_2', 'FOOTER', 'FOOTER_MOBILE', 'POPUP_MOBILE')
  )
);
INSERT INTO promo_block (id, position) VALUES
  ('01980000-0000-7000-8000-000000000b01', 'LEFT_1'),
  ('01980000-0000-7000-8000-000000000b02', 'LEFT_2'),
  ('01980000-0000-7000-8000-000000000b03', 'RIGHT_1'),
  ('01980000-0000-7000-8000-000000000b04', 'RIGHT_2'),
  ('01980000-0000-7000-8000-000000000b05', 'FOOTER'),
  ('01980000-0000-7000-8000-000000000b06', 'FOOTER_MOBILE'),
  ('01980000-0000-7000-8000-000000000b07', 'POPUP_MOBILE');

CREATE TABLE banner (
  id uuid PRIMARY KEY,
  block_id uuid NOT NULL REFERENCES promo_block,
  -- The lowest of a block is its first.
  place integer NOT NULL,
  link text NOT NULL CHECK (link ~* '^https?://'),
  -- Base64, as the API gives it.
  image text NOT NULL CHECK (length(image) <= 666668),
  is_shown boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX banner_by_block ON banner (block_id, place, id);

-- Clicks of an hour. Its count is the sum of several rows, so that those who write at once rarely wait for each other.
CREATE TABLE promo_click (
  block_id uuid NOT NULL REFERENCES promo_block,
  hour timestamptz NOT NULL,
  shard integer NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (block_id, hour, shard)
);
