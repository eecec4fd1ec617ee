-- only adds
-- Until when its owner may appeal, as he was told. Null in older rows: counted by the parameter in force.
ALTER TABLE ban_event ADD COLUMN appealable_until timestamptz;

-- The warnings that an automatic ban counted: it does not outlive any of them that is taken back.
CREATE TABLE ban_cause (
  ban_id uuid NOT NULL REFERENCES ban_event,
  warning_id uuid NOT NULL REFERENCES ban_event,
  PRIMARY KEY (ban_id, warning_id)
);
CREATE INDEX ban_cause_warning ON ban_cause (warning_id);
CREATE TRIGGER ban_cause_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ban_cause
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Of bans in force: the warnings since the automatic ban before, of those that have not ended.
INSERT INTO ban_cause (ban_id, warning_id)
SELECT ban.id, warning.id
FROM restriction
JOIN ban_event AS ban ON ban.id = restriction.event_id AND ban.type = 'BAN' AND ban.reason_code = 'WARNINGS'
JOIN vehicle AS banned ON banned.id = ban.vehicle_id
JOIN ban_event AS warning ON warning.plate_key = ban.plate_key AND warning.type = 'WARN'
  AND (warning.account_id IS NULL OR warning.account_id = banned.account_id) AND warning.event_at <= ban.event_at
WHERE NOT EXISTS (SELECT 1 FROM ban_event AS earlier
    WHERE earlier.plate_key = ban.plate_key AND earlier.reason_code = 'WARNINGS' AND earlier.id <> ban.id
      AND earlier.event_at >= warning.event_at AND earlier.event_at <= ban.event_at)
  AND NOT EXISTS (SELECT 1 FROM ban_clearance JOIN ban_event AS clearing ON clearing.id = ban_clearance.cleared_by
    WHERE ban_clearance.event_id = warning.id AND clearing.event_at <= ban.event_at);

-- Taken back after an appeal: as if it had never been given.
ALTER TABLE ban_clearance ADD COLUMN taken_back boolean NOT NULL DEFAULT false;

-- From then on it does not bind, because an appeal has not been decided in time. A copy of `appeal.due_at`, for whoever
-- counts warnings or refuses a banned truck; whatever makes or decides an appeal, or bans for warnings, keeps it.
ALTER TABLE restriction ADD COLUMN suspended_from timestamptz;
-- The same of the restriction that the vehicle shows.
ALTER TABLE vehicle ADD COLUMN ban_suspended_from timestamptz;

CREATE TABLE appeal (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  vehicle_id uuid NOT NULL REFERENCES vehicle,
  -- What the driver named: a ban or a warning.
  event_id uuid NOT NULL REFERENCES ban_event,
  -- What is judged: the last warning that a ban for warnings counted, otherwise the event itself. There is no second appeal.
  strike_id uuid NOT NULL UNIQUE REFERENCES ban_event,
  text text NOT NULL CHECK (length(text) <= 2000),
  -- Gathered when the appeal was made, never changed. Names nobody.
  evidence jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- Undecided from then on, the strike does not count: judged by the clock, not by a job.
  due_at timestamptz NOT NULL CHECK (due_at > created_at),
  -- When both sides were told that the strike does not count.
  told_suspended_at timestamptz,
  outcome text CHECK (outcome IN ('LIFTED', 'UPHELD')),
  decided_at timestamptz,
  decided_by uuid REFERENCES account,
  reasons jsonb,
  version integer NOT NULL DEFAULT 1,
  CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (decided_by IS NULL))
);
CREATE INDEX appeal_waiting ON appeal (due_at, id) WHERE outcome IS NULL;
CREATE INDEX appeal_decided ON appeal (decided_at DESC, id DESC) WHERE outcome IS NOT NULL;
CREATE INDEX appeal_account ON appeal (account_id, created_at DESC, id DESC);

CREATE TABLE appeal_document (
  appeal_id uuid NOT NULL REFERENCES appeal,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  PRIMARY KEY (appeal_id, document_id)
);
CREATE INDEX appeal_document_document ON appeal_document (document_id);

-- Whether a message left, for evidence: what it was about, not to whom.
CREATE TABLE message_delivery (
  message_id uuid NOT NULL,
  about uuid NOT NULL,
  template text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('EMAIL', 'SMS')),
  sent boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (message_id, about)
);
CREATE INDEX message_delivery_about ON message_delivery (about, at);
CREATE INDEX message_delivery_at ON message_delivery (at);

-- Who came to a kiosk and was not admitted, for evidence.
CREATE TABLE check_in_attempt (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL,
  outcome text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX check_in_attempt_booking ON check_in_attempt (booking_id, at);
CREATE INDEX check_in_attempt_at ON check_in_attempt (at);

-- Ready-made reasons of decisions. Not validated: the table's rows kept a stricter rule.
ALTER TABLE reason_list DROP CONSTRAINT reason_list_kind_check,
  ADD CONSTRAINT reason_list_kind_check CHECK (kind IN
    ('CANCEL', 'BAN', 'WARN', 'REFUSAL', 'CLOSURE', 'BLOCK', 'CALL', 'APPEAL_LIFTED', 'APPEAL_UPHELD')) NOT VALID;
INSERT INTO reason_list (kind, version, content, changed_at)
SELECT kind, 1, content::jsonb, '2026-01-01T00:00:00Z' FROM (VALUES
  ('APPEAL_LIFTED', '[
    {"RU": "Пункт был закрыт", "EN": "The checkpoint was closed", "CN": "口岸当时关闭"},
    {"RU": "Ворота отставали", "EN": "The gate was behind", "CN": "闸口放行滞后"},
    {"RU": "Документ подтверждает", "EN": "A document confirms it", "CN": "有单证证明"},
    {"RU": "Наше сообщение не дошло", "EN": "Our message did not arrive", "CN": "我方消息未送达"}
  ]'),
  ('APPEAL_UPHELD', '[
    {"RU": "Обстоятельства не подтвердились", "EN": "The circumstances were not confirmed", "CN": "所述情况未得到证实"},
    {"RU": "Отменить запись можно было вовремя", "EN": "The booking could have been cancelled in time", "CN": "本可按时取消预约"},
    {"RU": "Водителя предупреждали заранее", "EN": "The driver had been told before", "CN": "已事先通知司机"},
    {"RU": "Ворота работали, времени хватало", "EN": "The gate was working and there was time enough", "CN": "闸口正常放行，时间充足"}
  ]')
) AS list (kind, content);
