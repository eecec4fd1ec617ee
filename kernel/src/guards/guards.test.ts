import { describe, expect, test } from 'vitest';
import { type GuardCode, guardCodes, needsOf, type TruckFacts, truckActs } from './guards.ts';

const now = '2026-11-20T09:00:00Z';
const [before, after] = ['2026-11-20T08:59:59Z', '2026-11-20T09:00:01Z'];
const reasons = { RU: 'Причина', EN: 'Reason', CN: '原因' };
const truck = { plate: 'А123ВК75', since: before };

/** Facts that make every guard stand against an act. */
const everything: TruckFacts = {
  now,
  ban: { reasons },
  watch: { reasons, until: after },
  rivals: 1,
  documents: 0,
  closure: { reasons, until: after },
  gate: { name: '1', closed: { reasons }, called: truck },
  arrivalFrom: after,
  ahead: 2,
  inLine: truck,
  endedBookings: 3,
};

/** The guards of each act, repeated here, so that a new act or code has to be decided in this test too. */
const table: Readonly<Record<string, readonly GuardCode[]>> = {
  CONFIRM: ['WATCHED', 'DISPUTED'],
  ARRIVAL: ['BANNED', 'WATCHED', 'HOURS_EARLY'],
  TAKE_BACK: [],
  CALL: ['BANNED', 'WATCHED', 'DISPUTED', 'CHECKPOINT_CLOSED', 'GATE_CLOSED', 'GATE_BUSY', 'OUT_OF_ORDER'],
  RECALL: ['BANNED', 'CHECKPOINT_CLOSED', 'GATE_CLOSED'],
  REDIRECT: ['GATE_CLOSED', 'GATE_BUSY'],
  RETURN: [],
  DEPARTURE: [],
  CANCEL: ['IN_LINE'],
  EDIT: ['WATCHED', 'DISPUTED', 'IN_LINE'],
  APPROVE: ['BANNED', 'WATCHED', 'DISPUTED', 'NO_DOCUMENT'],
  BAN: ['IN_LINE', 'OTHER_BOOKINGS'],
  WARN: ['IN_LINE', 'OTHER_BOOKINGS'],
};

test('every act is in the table, and every guard is of some act', () => {
  expect(Object.keys(table)).toEqual(truckActs);
  expect(new Set(Object.values(table).flat())).toEqual(new Set(guardCodes));
});

describe.each(truckActs)('%s', (act) => {
  test.each(guardCodes)('%s', (code) => {
    const codes = needsOf(act, everything).map((need) => need.code);
    expect(codes.includes(code)).toBe(table[act]?.includes(code));
  });

  test('nothing stands against it when there is nothing', () => {
    expect(needsOf(act, { now })).toEqual([]);
  });
});

const saysOf = (act: Parameters<typeof needsOf>[0], facts: Omit<TruckFacts, 'now'>) =>
  needsOf(act, { now, ...facts });

test('each says what a screen has to say', () => {
  expect(needsOf('CALL', everything)).toEqual([
    { code: 'BANNED', params: { reasons } },
    { code: 'WATCHED', params: { reasons, until: after } },
    { code: 'DISPUTED', params: { count: 1 } },
    { code: 'CHECKPOINT_CLOSED', params: { reasons, until: after } },
    { code: 'GATE_CLOSED', params: { gate: '1', reasons } },
    { code: 'GATE_BUSY', params: { gate: '1', ...truck } },
    { code: 'OUT_OF_ORDER', params: { count: 2 } },
  ]);
  expect(saysOf('BAN', everything)).toEqual([
    { code: 'IN_LINE', params: truck },
    { code: 'OTHER_BOOKINGS', params: { count: 3 } },
  ]);
});

test('what is over does not stand against it, to the second', () => {
  for (const until of [before, now]) {
    expect(saysOf('ARRIVAL', { ban: { reasons, until }, watch: { reasons, until } })).toEqual([]);
    expect(saysOf('CALL', { gate: { name: '1', closed: { until } }, closure: { until } })).toEqual([]);
  }
  expect(saysOf('ARRIVAL', { arrivalFrom: now })).toEqual([]);
  expect(saysOf('APPROVE', { documents: 1 })).toEqual([]);
  expect(saysOf('CALL', { ahead: 0, rivals: 0 })).toEqual([]);
});
