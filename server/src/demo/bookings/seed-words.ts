import type { StoredReason } from '../../modules/bookings/booking/stored-reason.ts';

export type OwnTruck = 'working' | 'warned' | 'banned';

export const ownPlates: Readonly<Record<string, OwnTruck>> = {
  'А 482 МХ 75': 'working',
  黑B·7K352: 'warned',
  '38-15 УБӨ': 'banned',
};

export const cancelReasons: Readonly<Record<'DRIVER' | 'ADMIN', StoredReason>> = {
  DRIVER: {
    reason: 'Поломка автомобиля',
    reasons: { RU: 'Поломка автомобиля', EN: 'The truck has broken down', CN: '车辆故障' },
  },
  ADMIN: {
    reason: 'По просьбе перевозчика',
    reasons: { RU: 'По просьбе перевозчика', EN: 'At the carrier’s request', CN: '应承运人要求' },
  },
};

export const stormReasons = {
  RU: 'Штормовое предупреждение',
  EN: 'Storm warning',
  CN: '暴风雪预警',
};

export const closureReasons = {
  RU: 'Обслуживание весов',
  EN: 'Maintenance of the weighbridge',
  CN: '地磅维护',
};
