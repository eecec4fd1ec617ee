-- When the owner proved the phone of an account that an operator had opened for him.
ALTER TABLE account ADD COLUMN taken_over_at timestamptz;
-- Whoever took one over accepted the agreement then, or minutes before.
UPDATE account SET taken_over_at = greatest(agreement_accepted_at, created_at)
  WHERE opened_by IS NOT NULL AND phone_verified;
