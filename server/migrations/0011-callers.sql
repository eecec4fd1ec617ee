-- An account that an operator opened for somebody who called: its phone is the caller's word until its code is confirmed.
ALTER TABLE account
  ADD COLUMN opened_by uuid REFERENCES account,
  ADD COLUMN agreement_accepted_at timestamptz;
-- Nobody could open an account without accepting it.
UPDATE account SET agreement_accepted_at = created_at;
CREATE UNIQUE INDEX account_opened_phone ON account (phone) WHERE opened_by IS NOT NULL AND NOT phone_verified;
