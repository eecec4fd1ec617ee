-- When the password was last given in a session, and how often in a row it was wrong since. Null: before this was kept.
ALTER TABLE session
  ADD COLUMN password_at timestamptz,
  ADD COLUMN wrong_passwords integer NOT NULL DEFAULT 0;
