import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventTypes } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import cn from '../../../../locales/cn.json' with { type: 'json' };
import en from '../../../../locales/en.json' with { type: 'json' };
import ru from '../../../../locales/ru.json' with { type: 'json' };
import { describeEvent } from './use-event-words.ts';
import type { EventLine } from './words/event-line.ts';
import { eventTime } from './words/event-time.ts';

const languages = { ru, en, 'zh-CN': cn };

beforeAll(async () => {
  const resources = Object.fromEntries(
    Object.entries(languages).map(([tag, translation]) => [tag, { translation }]),
  );
  await i18next.init({ lng: 'ru', resources, interpolation: { escapeValue: false } });
});
beforeEach(() => i18next.changeLanguage('ru'));

const eventOf = (changes: Partial<JournalEvent>): JournalEvent => ({
  id: '0193e77b-0000-7000-8000-000000000001',
  type: 'EDITED',
  bookingId: null,
  formattedBookingNumber: null,
  vehicleId: null,
  vehicleRegistrationPlate: null,
  userId: null,
  userName: null,
  actor: 'ADMIN',
  actorId: null,
  actorName: null,
  eventDate: '2026-11-20T18:07:00+09:00',
  from: null,
  to: null,
  reason: null,
  reasons: null,
  reasonKind: null,
  ...changes,
});

const written = (line: EventLine) =>
  'text' in line ? line.text : `${line.label}: ${line.from} → ${line.to}`;
const wordsOf = (changes: Partial<JournalEvent>) =>
  describeEvent({ t: i18next.t, cargoName: (code) => `груз ${code}` }, eventOf(changes))
    .lines.map(written)
    .join('\n');

const at = (day: number, time: string) => `2026-11-${day}T${time}:00+09:00`;

test.each<[string, Partial<JournalEvent>]>([
  [
    'Записан на пт, 20\u00a0ноября, 20:00',
    { type: 'CREATED', to: { dateBooked: at(20, '20:00'), driver: 'A' } },
  ],
  ['Время: 20:00 → 18:00', { from: { dateBooked: at(20, '20:00') }, to: { dateBooked: at(20, '18:00') } }],
  [
    'Время: пт, 20\u00a0ноября, 20:00 → сб, 21\u00a0ноября, 18:00',
    { from: { dateBooked: at(20, '20:00') }, to: { dateBooked: at(21, '18:00') } },
  ],
  [
    'Водитель: 孙涛 → 赵磊\nГруз: груз GENERAL → груз POST\nПриоритет: нет → да',
    {
      from: { driver: '孙涛', cargoType: 'GENERAL', hasPriority: false, vehicleId: 'x' },
      to: { driver: '赵磊', cargoType: 'POST', hasPriority: true, vehicleId: 'y' },
    },
  ],
  ['Запись изменена', { from: {}, to: { late: null } }],
  ['Прибыл вовремя', { type: 'STATUS', from: { status: 'BOOKED' }, to: { status: 'WAITING', late: false } }],
  [
    'Прибыл с опозданием',
    { type: 'STATUS', from: { status: 'BOOKED' }, to: { status: 'WAITING', late: true } },
  ],
  [
    'Возвращён в очередь: Не явился на вызов',
    { type: 'STATUS', from: { status: 'GO_TO_GATE' }, to: { status: 'WAITING' }, reasonKind: 'NO_ANSWER' },
  ],
  [
    'Вызван: Ворота 2, пункт закрыт',
    { type: 'STATUS', to: { status: 'GO_TO_GATE', gate: 'Ворота 2', whileClosed: true } },
  ],
  ['Вызван: ворота 2', { type: 'STATUS', to: { status: 'GO_TO_GATE', gate: '2' } }],
  ['Выехал', { type: 'STATUS', to: { status: 'LEFT_WAITING_ZONE' } }],
  ['Не приехал, запись отменена', { type: 'CANCELED', to: { status: 'CANCELED', cancellation: 'NO_SHOW' } }],
  [
    'Запись отменена: Поломка',
    { type: 'CANCELED', to: { cancellation: 'ADMIN' }, reasons: { RU: 'Поломка', EN: 'Broken', CN: '故障' } },
  ],
  [
    'Отказано: СТС не читается',
    {
      type: 'VEHICLE_DISAPPROVED',
      from: { approved: false },
      to: { approved: false },
      reason: 'СТС не читается',
    },
  ],
  ['Номер заявлен ещё раз', { type: 'VEHICLE_ADDED', to: { plate: 'A', model: 'B', contested: true } }],
  [
    'Просмотрен документ: СТС, 行驶证.jpg',
    { type: 'DOCUMENT_VIEWED', to: { documentType: 'STS', name: '行驶证.jpg' } },
  ],
  [
    'Загрузка отклонена: вирус Eicar-Test-Signature',
    { type: 'FILE_REFUSED', to: { signature: 'Eicar-Test-Signature' } },
  ],
  ['Роли: нет → администратор', { type: 'ROLES_CHANGED', from: { roles: [] }, to: { roles: ['ADMIN'] } }],
  [
    'Параметры, версия\u00a03\nПереносов на запись: 3 → 5\nЗакрытия',
    {
      type: 'PARAMS_CHANGED',
      from: { version: 2, maxEdits: 3, closures: [] },
      to: { version: 3, maxEdits: 5, closures: [{}] },
    },
  ],
  [
    'Готовые причины: Предупреждение\n: Дождь → null\n: null → Снег',
    {
      type: 'REASONS_CHANGED',
      from: { kind: 'WARN', content: [{ RU: 'Дождь' }, { RU: 'Туман' }] },
      to: { kind: 'WARN', content: [{ RU: 'Туман' }, { RU: 'Снег' }] },
    },
  ],
  [
    'Вызов отменён, снова на своём месте',
    {
      type: 'STATUS',
      from: { status: 'GO_TO_GATE', gate: '2' },
      to: { status: 'WAITING', gate: null, undoes: 'CALL' },
      reasonKind: 'MISTAKE',
    },
  ],
  [
    '«Не подъехал» отменено, снова вызван: ворота 2',
    { type: 'STATUS', to: { status: 'GO_TO_GATE', gate: '2', undoes: 'NO_ANSWER' }, reasonKind: 'MISTAKE' },
  ],
  [
    'Прежний приоритет\nПриоритет: да → нет',
    { from: { hasPriority: true }, to: { hasPriority: false, undoes: 'PRIORITY' } },
  ],
  [
    'Продление закрытия отменено: снова до пт, 20\u00a0ноября, 20:00, вернулись 3 записи',
    { type: 'CLOSURE_UNDONE', to: { to: at(20, '20:00'), moved: 4, back: 3, undoes: 'EXTENDED' } },
  ],
  [
    'Отказ отменён, машина снова ждёт решения',
    { type: 'VEHICLE_DECISION_UNDONE', from: { approved: false }, to: { approved: false } },
  ],
  [
    'Заблокирован до пт, 27\u00a0ноября, 09:00: Недостоверные документы',
    { type: 'BAN', to: { until: at(27, '09:00') }, reason: 'Недостоверные документы' },
  ],
])('%s', (words, event) => {
  expect(wordsOf(event)).toBe(words);
});

test.each(Object.keys(languages))(
  'in %s every type has words, with and without what it may tell',
  async (tag) => {
    await i18next.changeLanguage(tag);
    for (const type of eventTypes) {
      for (const to of [null, { dateBooked: at(20, '20:00'), status: 'WAITING', kind: 'BAN', version: 2 }])
        expect(wordsOf({ type, to }), type).toMatch(/^[^{}]+$/);
    }
  },
);

test('today has a clock, this year a day, another year all of it', () => {
  expect(eventTime(at(20, '18:07'), '2026-11-20')).toBe('18:07');
  expect(eventTime(at(19, '21:02'), '2026-11-20')).toBe('19 нояб., 21:02');
  expect(eventTime('2025-11-19T21:02:00+09:00', '2026-11-20')).toBe('19 нояб. 2025 г., 21:02');
});
