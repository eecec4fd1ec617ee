-- only adds
-- What happened to the security of an account: sign-ins, failures, changes of what it signs in with. No foreign keys: an
-- event outlives its account. Without an account: a failure with a name that nobody has, so that both cost the same time.
CREATE TABLE security_event (
  id uuid PRIMARY KEY,
  account_id uuid,
  type text NOT NULL,
  at timestamptz NOT NULL,
  -- Who acted, if not the owner.
  actor_id uuid,
  address text,
  -- The first half of an IPv4 address or the first quarter of an IPv6 address: as near to a country as an address tells.
  prefix text,
  -- Browser and system, such as Chrome, Android.
  device text,
  unusual text CHECK (unusual IN ('NEW_DEVICE', 'NEW_PLACE'))
);
CREATE INDEX security_event_account ON security_event (account_id, at DESC, id DESC) WHERE account_id IS NOT NULL;
CREATE INDEX security_event_at ON security_event (at);
CREATE INDEX security_event_failure ON security_event (at) WHERE type IN ('SIGN_IN_FAILED', 'FACTOR_FAILED') AND account_id IS NOT NULL;

-- Rows are only added. When the account is deleted, address and device go; when the time to keep a row is over, the row.
CREATE FUNCTION keep_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten security_event := OLD;
BEGIN
  forgotten.address := NULL;
  forgotten.prefix := NULL;
  forgotten.device := NULL;
  IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM forgotten THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND OLD.at < forget_before() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER security_event_kept BEFORE UPDATE OR DELETE ON security_event
  FOR EACH ROW EXECUTE FUNCTION keep_security_event();
CREATE TRIGGER security_event_append_only BEFORE TRUNCATE ON security_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
