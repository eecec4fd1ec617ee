-- Ready-made reasons that operators choose from: the highest version of a kind is in force, the others are its history.
CREATE TABLE reason_list (
  kind text NOT NULL CHECK (kind IN ('CANCEL', 'BAN', 'WARN', 'REFUSAL', 'CLOSURE', 'BLOCK', 'CALL')),
  version integer NOT NULL,
  content jsonb NOT NULL,
  changed_by uuid REFERENCES account,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (kind, version)
);

-- The lists that a new checkpoint begins with. A reason of a call out of order carries its kind, so that nobody has to
-- choose it twice.
INSERT INTO reason_list (kind, version, content, changed_at)
SELECT kind, 1, content::jsonb, '2026-01-01T00:00:00Z' FROM (VALUES
  ('CANCEL', '[
    {"RU": "Отмена по просьбе водителя", "EN": "Cancelled at the driver’s request", "CN": "应司机要求取消"},
    {"RU": "Автомобиль неисправен", "EN": "The truck has broken down", "CN": "车辆故障"},
    {"RU": "Документы на груз не готовы", "EN": "The cargo documents are not ready", "CN": "货物单证未备齐"},
    {"RU": "Запись оформлена дважды", "EN": "The booking was made twice", "CN": "重复预约"},
    {"RU": "Данные записи не совпадают с автомобилем или грузом", "EN": "The booking does not match the truck or its cargo", "CN": "预约信息与车辆或货物不符"},
    {"RU": "Проезд запрещён контролирующим органом", "EN": "Entry was refused by a control authority", "CN": "监管机构禁止通行"}
  ]'),
  ('BAN', '[
    {"RU": "Попытка въезда по чужой записи", "EN": "Attempt to enter on somebody else’s booking", "CN": "企图使用他人的预约通行"},
    {"RU": "Недостоверные документы", "EN": "False documents", "CN": "提交虚假单证"},
    {"RU": "Въезд к воротам без вызова", "EN": "Drove to the gate without being called", "CN": "未经呼叫驶入闸口"},
    {"RU": "Грубое нарушение правил зоны ожидания", "EN": "Serious breach of the waiting zone’s rules", "CN": "严重违反等候区规定"},
    {"RU": "Перегруз или опасное состояние автомобиля", "EN": "Overloaded or unsafe truck", "CN": "车辆超载或存在安全隐患"}
  ]'),
  ('WARN', '[
    {"RU": "Автомобиль не прибыл к назначенному времени", "EN": "The truck did not come at its time", "CN": "车辆未按预约时间到达"},
    {"RU": "Запись отменена слишком поздно", "EN": "The booking was cancelled too late", "CN": "取消预约过晚"},
    {"RU": "Водитель не ответил на вызов к воротам", "EN": "The driver did not answer the call to the gate", "CN": "司机未响应闸口呼叫"},
    {"RU": "Стоянка вне отведённого места", "EN": "Parked outside the place assigned", "CN": "未在指定位置停车"},
    {"RU": "Груз не соответствует заявленному", "EN": "The cargo differs from what was declared", "CN": "货物与申报不符"}
  ]'),
  ('REFUSAL', '[
    {"RU": "Свидетельство не читается", "EN": "The certificate cannot be read", "CN": "行驶证无法辨认"},
    {"RU": "Нет свидетельства о регистрации", "EN": "There is no registration certificate", "CN": "未提交车辆行驶证"},
    {"RU": "Номер в свидетельстве другой", "EN": "The certificate shows another plate", "CN": "行驶证上的车牌号不一致"},
    {"RU": "Свидетельство на другое лицо", "EN": "The certificate belongs to somebody else", "CN": "行驶证所有人不一致"},
    {"RU": "Свидетельство просрочено", "EN": "The certificate has expired", "CN": "行驶证已过期"}
  ]'),
  ('CLOSURE', '[
    {"RU": "Метель: дорога закрыта", "EN": "Snowstorm: the road is closed", "CN": "暴风雪，道路封闭"},
    {"RU": "Технические работы", "EN": "Technical work", "CN": "技术维护"},
    {"RU": "Сбой информационной системы", "EN": "Failure of the information system", "CN": "信息系统故障"},
    {"RU": "Праздничный день", "EN": "Public holiday", "CN": "节假日"},
    {"RU": "Закрыто решением сопредельной стороны", "EN": "Closed by the neighbouring side", "CN": "因邻国口岸决定关闭"},
    {"RU": "Санитарно-карантинные меры", "EN": "Sanitary and quarantine measures", "CN": "卫生检疫措施"}
  ]'),
  ('BLOCK', '[
    {"RU": "Технические работы", "EN": "Technical work", "CN": "技术维护"},
    {"RU": "Неблагоприятные погодные условия", "EN": "Bad weather", "CN": "天气恶劣"},
    {"RU": "Зона ожидания переполнена", "EN": "The waiting zone is full", "CN": "等候区已满"},
    {"RU": "Меняется график работы пункта пропуска", "EN": "The checkpoint’s hours are being changed", "CN": "口岸工作时间正在调整"}
  ]'),
  ('CALL', '[
    {"reasonKind": "AUTHORITY", "RU": "Распоряжение контролирующего органа", "EN": "Order of a control authority", "CN": "监管机构指令"},
    {"reasonKind": "MEDICAL", "RU": "Водителю нужна медицинская помощь", "EN": "The driver needs medical help", "CN": "司机需要医疗救助"},
    {"reasonKind": "OTHER", "RU": "Груз может испортиться", "EN": "The cargo may spoil", "CN": "货物可能变质"},
    {"reasonKind": "TECHNICAL", "RU": "Автомобиль впереди не может двигаться", "EN": "The truck ahead cannot move", "CN": "前车无法移动"},
    {"reasonKind": "MISTAKE", "RU": "Исправление ошибки оператора", "EN": "Correcting an operator’s mistake", "CN": "更正操作员失误"}
  ]')
) AS defaults (kind, content);
