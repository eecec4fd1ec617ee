import { expect, test } from 'vitest';
import type { WaitingTruck } from '../places.queries.ts';
import { movedEtas } from '../shown-eta.ts';
import { type EtaFacts, etasOf, type Standing, type ToCome } from './eta.ts';
import { keepOrMove } from './eta-range.ts';
import { expectedSpeed, type Rates } from './rates.ts';
import { minuteMs, type Stretch } from './stretches.ts';
import { chanceToCome, turnoutOf } from './turnout.ts';

/** 20 November is a Friday; "+" means the next day. */
const at = (time: string) =>
  Date.parse(`2026-11-${time.startsWith('+') ? '21' : '20'}T${time.replace('+', '')}:00+09:00`);
const stretch = (from: string, to: string): Stretch => ({ from: at(from), to: at(to) });
const told = (eta: Stretch | null | undefined) =>
  eta &&
  [eta.from, eta.to].map((moment) =>
    Temporal.Instant.fromEpochMilliseconds(moment)
      .toZonedDateTimeISO('Asia/Chita')
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
  );

const noHistory: Rates = { usualThroughput: 0, observed: [] };
const standing = (slot: string, more: Partial<Standing> = {}): Standing => ({
  queueSlot: at(slot),
  late: false,
  hasPriority: false,
  ...more,
});
const lineOf = (length: number, slot = '09:00') => Array.from({ length }, () => standing(slot));
const booked = (slot: string, trucks: number, more: Partial<ToCome> = {}): ToCome => ({
  ...standing(slot),
  slotAt: at(slot),
  trucks,
  ...more,
});

const forecast = (given: Partial<EtaFacts> & { readonly from?: string }) =>
  etasOf({
    now: at(given.from ?? '09:00'),
    line: lineOf(1),
    toCome: [],
    throughput: 12,
    rates: noHistory,
    turnout: turnoutOf([]),
    open: [stretch(given.from ?? '09:00', '+23:00')],
    ...given,
  }).map(told);

test('without history the forecast is the throughput give or take 30 %, as in the worked example', () => {
  expect(forecast({ from: '10:45', throughput: 3.2 })).toEqual([['10:55', '11:15']]);
});

test('the head of the line is expected from the running five minutes on', () => {
  expect(forecast({ from: '09:03' })).toEqual([['09:05', '09:15']]);
  expect(forecast({ from: '09:03', throughput: 30 })).toEqual([['09:00', '09:10']]);
});

test('a closure and a closed night are skipped, and a range lies on one side of them', () => {
  const line = lineOf(12);
  const closure = forecast({ line, open: [stretch('09:00', '09:30'), stretch('11:00', '+23:00')] });
  expect(closure[0]).toEqual(['09:00', '09:10']);
  expect(closure[6]).toEqual(['11:00', '11:20']);
  expect(closure[11]).toEqual(['11:15', '12:00']);
  const night = forecast({
    from: '19:50',
    line,
    open: [stretch('19:50', '20:00'), stretch('+08:00', '+20:00')],
  });
  expect(night[0]).toEqual(['19:50', '20:00']);
  expect(night[11]).toEqual(['08:35', '09:20']);
});

test('while it is closed, the first is expected from the opening on', () => {
  expect(forecast({ from: '05:00', open: [stretch('08:00', '20:00')] })).toEqual([['08:00', '08:10']]);
});

test('midnight changes nothing', () => {
  expect(forecast({ from: '23:55', line: lineOf(4) })[3]).toEqual(['00:10', '00:25']);
});

test('where no opening is planned that is long enough, nobody can say', () => {
  const few = forecast({ line: lineOf(12), open: [stretch('09:00', '09:30')] });
  expect(few[0]).not.toBeNull();
  expect(few[11]).toBeNull();
  expect(forecast({ open: [] })).toEqual([null]);
});

test('a range is at most 40 minutes long, or half as long as the wait', () => {
  const now = at('09:00');
  const etas = etasOf({
    now,
    line: lineOf(120),
    toCome: [],
    throughput: 12,
    rates: noHistory,
    turnout: turnoutOf([]),
    open: [stretch('09:00', '+23:00')],
  });
  for (const eta of etas) {
    if (!eta) throw new Error('There is time enough');
    const [width, wait] = [eta.to - eta.from, (eta.from + eta.to) / 2 - now];
    expect(width).toBeLessThanOrEqual(Math.max(40 * minuteMs, wait / 2));
    expect([eta.from % (5 * minuteMs), eta.to % (5 * minuteMs)]).toEqual([0, 0]);
  }
  const widths = etas.map((eta) => (eta ? eta.to - eta.from : 0) / minuteMs);
  expect([widths[5], widths[11], widths[119]]).toEqual([25, 40, 305]);
});

test('booked trucks count that stand before and are likely to come before it is called', () => {
  const line = [standing('10:00')];
  const alone = [['09:00', '09:10']];
  const withBooked = (slot: string, more: Partial<ToCome> = {}) =>
    forecast({ line, toCome: [booked(slot, 40, more)] });
  expect(forecast({ line })).toEqual(alone);
  // Forty trucks that arrive evenly until 9:30 are more per minute than the gate calls.
  expect(withBooked('09:30')).toEqual([['11:00', '12:15']]);
  expect(withBooked('10:30')).toEqual(alone);
  expect(withBooked('10:00')).toEqual(alone);
  expect(withBooked('10:00', { hasPriority: true })).not.toEqual(alone);
  expect(withBooked('09:30', { queueSlot: at('10:00'), late: true })).toEqual(alone);
  const late = [standing('10:00', { late: true })];
  expect(forecast({ line: late, toCome: [booked('10:00', 40)] })).not.toEqual(alone);
});

test('of trucks that have not come, fewer come the later it is', () => {
  const turnout = turnoutOf([]);
  const chance = (now: string, by: string) => chanceToCome(turnout, at('10:00'), at(now))(at(by));
  expect(chance('08:00', '10:00')).toBeCloseTo(0.9);
  expect(chance('09:15', '10:00')).toBeCloseTo((0.9 - 0.45) / (1 - 0.45));
  expect(chance('10:00', '12:00')).toBeCloseTo(0);
  const known = turnoutOf([
    { step: null, trucks: 80 },
    { step: 3, trucks: 100 },
  ]);
  expect(chanceToCome(known, at('10:00'), at('10:00'))(at('12:00'))).toBeCloseTo(100 / 182);
});

test('a gate that is slow now stays so for the next calls, and is as usual for the hundredth', () => {
  const speeds = { slow: 6, usual: 12, fast: 24 };
  const rates = {
    usualThroughput: 12,
    observed: [
      { calls: 1, speeds, holding: 1 },
      { calls: 100, speeds, holding: 0 },
    ],
  };
  const speedsOf = (calls: number) =>
    (['slow', 'usual', 'fast'] as const).map((speed) => expectedSpeed(rates, 6, speed)(calls));
  expect(speedsOf(1)).toEqual([3, 6, 12]);
  expect(speedsOf(10)).toEqual([4.5, 9, 18]);
  expect(speedsOf(300)).toEqual([6, 12, 24]);
  expect(expectedSpeed(noHistory, 10, 'slow')(5)).toBe(7);
});

const shown = stretch('10:00', '10:30');
test.each([
  ['nothing was shown', null, shown, '09:30', shown],
  ['nobody can say any more', shown, null, '09:30', null],
  ['wrong by five minutes', shown, stretch('10:05', '10:25'), '09:30', shown],
  ['its beginning wrong by more', shown, stretch('10:10', '10:30'), '09:30', stretch('10:10', '10:30')],
  ['its end wrong by more', shown, stretch('10:00', '10:40'), '09:30', stretch('10:00', '10:40')],
  ['within its first five minutes', shown, stretch('10:00', '10:25'), '10:04', shown],
  ['its beginning has passed', shown, stretch('10:05', '10:30'), '10:05', stretch('10:05', '10:30')],
])('what is shown is kept or moved: %s', (_, before, fresh, now, expected) => {
  const kept = keepOrMove(
    before,
    fresh && { ...fresh, opensAt: Math.floor(at(now) / (5 * minuteMs)) * 5 * minuteMs },
  );
  expect(kept && { from: kept.from, to: kept.to }).toEqual(expected);
});

test('nobody is expected before a closure ends, not even by the minutes of rounding', () => {
  expect(forecast({ from: '05:00', open: [stretch('08:03', '20:00')] })).toEqual([['08:05', '08:15']]);
  const inClosure = stretch('08:00', '08:10');
  expect(keepOrMove(inClosure, { ...stretch('08:05', '08:15'), opensAt: at('08:05') })).toMatchObject(
    stretch('08:05', '08:15'),
  );
});

test('nobody is shown an earlier time than who stands before him', () => {
  const instant = (time: string) => Temporal.Instant.fromEpochMilliseconds(at(time));
  const truck = (id: string, from: string, to: string) =>
    ({ id, eta_from: instant(from), eta_to: instant(to) }) as WaitingTruck;
  const line = [truck('first', '09:00', '09:10'), truck('second', '09:25', '09:35')];
  const fresh = new Map([
    ['first', { ...stretch('09:30', '09:40'), opensAt: 0 }],
    ['second', { ...stretch('09:30', '09:40'), opensAt: 0 }],
  ]);
  const moved = movedEtas(line, fresh);
  expect(['first', 'second'].map((id) => moved.get(id)?.from.toString())).toEqual([
    '2026-11-20T00:30:00Z',
    '2026-11-20T00:30:00Z',
  ]);
});
