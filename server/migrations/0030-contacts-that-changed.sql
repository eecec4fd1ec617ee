-- A contact that was added or changed a short while ago recovers no password. Null: it came with the account.
ALTER TABLE account ADD COLUMN phone_changed_at timestamptz, ADD COLUMN email_changed_at timestamptz;
