import { expect, test } from 'vitest';
import type { AdminQueue, AdminQueueRow } from '#contract/queue/queue.ts';
import { attentionOf, type Facts, shortened } from './attention.ts';

const at = (time: string) => `2026-11-20T${time}:00+09:00`;

const waiting: AdminQueueRow = {
  id: 'w',
  position: 1,
  formattedBookingNumber: '201126-0001',
  vehicleRegistrationPlate: 'А482МХ75',
  bookingStatus: 'WAITING',
  dateBooked: at('17:00'),
  arrivedAt: at('16:50'),
  calledAt: null,
  late: false,
  hasPriority: false,
  etaFrom: null,
  etaTo: null,
  driver: 'Орлов Дмитрий',
  phone: null,
  cargo: 'GENERAL',
  noAnswers: 0,
  version: 1,
};
const called = (more: Partial<AdminQueueRow>): AdminQueueRow => ({
  ...waiting,
  position: null,
  bookingStatus: 'GO_TO_GATE',
  ...more,
});

const facts = (
  content: AdminQueueRow[],
  more: Partial<Facts> = {},
  queue: Partial<AdminQueue> = {},
): Facts => ({
  queue: {
    content,
    last: true,
    waiting: 0,
    called: 0,
    throughputPerHour: 12,
    lagMinutes: 0,
    logHead: { seq: 0, hash: '' },
    revision: 1,
    updatedAt: at('18:00'),
    ...queue,
  },
  rules: { callTimeoutMinutes: 15, slotMinutes: 60, noShowGraceMinutes: 60 },
  now: Date.parse(at('18:00')),
  lagGrownBy: 0,
  closesAt: null,
  screens: [],
  ...more,
});

test('A quiet line needs nothing', () => {
  expect(
    attentionOf(facts([called({ calledAt: at('17:46') }), { ...waiting, dateBooked: at('18:00') }])),
  ).toEqual([]);
});

test('An overdue call is called again, then given back, and at the second time cancelled, an unseen truck at the first', () => {
  const rows = [
    called({ calledAt: at('17:45') }),
    called({ calledAt: at('17:28'), recalledAt: at('17:40') }),
    called({ calledAt: at('17:28'), recalledAt: at('17:40'), noAnswers: 1 }),
    called({ calledAt: at('17:28'), recalledAt: at('17:40'), unseen: true }),
  ];
  expect(
    attentionOf(facts(rows)).map((one) => one.kind === 'CALL' && [one.minutes, one.age, one.next]),
  ).toEqual([
    [15, 'long', 'recall'],
    [32, 'overdue', 'return'],
    [32, 'overdue', 'cancel'],
    [32, 'overdue', 'cancel'],
  ]);
});

test('Who came on time and waits past the own slot is told, a late one is not', () => {
  expect(attentionOf(facts([waiting, { ...waiting, late: true }]))).toEqual([
    { kind: 'PAST_SLOT', rows: [waiting] },
  ]);
});

test('A lag is told when it grows or when the gate is behind', () => {
  const kinds = (lagMinutes: number, lagGrownBy: number) =>
    attentionOf(facts([], { lagGrownBy }, { lagMinutes })).map(({ kind }) => kind);
  expect(kinds(20, 0)).toEqual([]);
  expect(kinds(20, 10)).toEqual(['LAG']);
  expect(kinds(61, 0)).toEqual(['LAG']);
});

test('A closure stands first, now or soon', () => {
  const closed = { from: at('17:30'), to: at('20:00'), reasons: null };
  expect(attentionOf(facts([], {}, { closure: closed }))).toEqual([{ kind: 'CLOSED', until: at('20:00') }]);
  expect(attentionOf(facts([], { closesAt: at('18:40') }))).toEqual([
    { kind: 'CLOSES_SOON', at: at('18:40') },
  ]);
});

test('A display or kiosk that has been silent for two minutes is told of, after the overdue calls', () => {
  const screen = { kind: 'DISPLAY', userId: 'u', name: 'Зал', address: null, seenAt: at('17:58') } as const;
  const speaking = { ...screen, kind: 'KIOSK', seenAt: `2026-11-20T17:58:30+09:00` } as const;
  const overdue = called({ calledAt: at('17:30') });
  expect(attentionOf(facts([overdue], { screens: [screen, speaking] }))).toEqual([
    expect.objectContaining({ kind: 'CALL' }),
    { kind: 'SILENT_SCREEN', screen },
  ]);
});

test('Of many missed calls the first three are told and the rest are counted; a single one is not left out', () => {
  const missed = (count: number) =>
    attentionOf(
      facts([
        ...Array.from({ length: count }, (_, place) => called({ id: `c${place}`, calledAt: at('17:30') })),
        waiting,
      ]),
    );
  expect(shortened(missed(4)).map(({ kind }) => kind)).toEqual(['CALL', 'CALL', 'CALL', 'CALL', 'PAST_SLOT']);
  const five = shortened(missed(5));
  expect(five.map(({ kind }) => kind)).toEqual(['CALL', 'CALL', 'CALL', 'MORE_CALLS', 'PAST_SLOT']);
  expect(five).toContainEqual({ kind: 'MORE_CALLS', count: 2 });
});
