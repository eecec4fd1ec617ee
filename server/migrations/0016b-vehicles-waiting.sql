-- Since when a vehicle waits for a decision, if it waits: since it was added, or since what was decided on has changed.
ALTER TABLE vehicle ADD COLUMN waits_from timestamptz NOT NULL DEFAULT now();
UPDATE vehicle SET waits_from = created_at;
-- The plate before its last change, until an operator has decided anew.
ALTER TABLE vehicle ADD COLUMN former_plate text;

-- Who has waited longest is looked at first.
CREATE INDEX vehicle_waiting_longest ON vehicle (waits_from, id)
  WHERE deleted_at IS NULL AND NOT approved AND disapproval_reason IS NULL;
-- The list by plate and by model, for each filter: vehicle_plate is there already.
CREATE INDEX vehicle_model ON vehicle (model, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_waiting_plate ON vehicle (plate_key, id)
  WHERE deleted_at IS NULL AND NOT approved AND disapproval_reason IS NULL;
CREATE INDEX vehicle_waiting_model ON vehicle (model, id)
  WHERE deleted_at IS NULL AND NOT approved AND disapproval_reason IS NULL;
CREATE INDEX vehicle_disputed_plate ON vehicle (plate_key, id) WHERE deleted_at IS NULL AND contested AND NOT approved;
CREATE INDEX vehicle_disputed_model ON vehicle (model, id) WHERE deleted_at IS NULL AND contested AND NOT approved;
CREATE INDEX vehicle_approved_by_plate ON vehicle (approved, plate_key, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_approved_by_model ON vehicle (approved, model, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_status_by_plate ON vehicle (ban_status, plate_key, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_status_by_model ON vehicle (ban_status, model, id) WHERE deleted_at IS NULL;
CREATE INDEX vehicle_mode_by_plate ON vehicle (unban_mode, plate_key, id)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;
CREATE INDEX vehicle_mode_by_model ON vehicle (unban_mode, model, id)
  WHERE deleted_at IS NULL AND unban_mode IS NOT NULL;

-- Why a truck is not approved: said many times a day, and read by its owner.
ALTER TABLE reason_list DROP CONSTRAINT reason_list_kind_check;
ALTER TABLE reason_list ADD CONSTRAINT reason_list_kind_check
  CHECK (kind IN ('CANCEL', 'BAN', 'WARN', 'REFUSAL', 'CLOSURE', 'BLOCK', 'CALL'));
INSERT INTO reason_list (kind, version, content, changed_at) VALUES ('REFUSAL', 1, '[
  {"RU": "Свидетельство не читается", "EN": "The certificate cannot be read", "CN": "行驶证无法辨认"},
  {"RU": "Нет свидетельства о регистрации", "EN": "There is no registration certificate", "CN": "未提交车辆行驶证"},
  {"RU": "Номер в свидетельстве другой", "EN": "The certificate shows another plate", "CN": "行驶证上的车牌号不一致"},
  {"RU": "Свидетельство на другое лицо", "EN": "The certificate belongs to somebody else", "CN": "行驶证所有人不一致"},
  {"RU": "Свидетельство просрочено", "EN": "The certificate has expired", "CN": "行驶证已过期"}
]', '2026-01-01T00:00:00Z');
