import { expect, test } from 'vitest';
import { hourMs, minuteMs, type Stretch } from './stretches.ts';
import { throughputPerHour } from './throughput.ts';
import { type LineAct, waitedTime } from './waited-time.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+09:00`);
const stretch = (from: string, to: string): Stretch => ({ from: at(from), to: at(to) });
const act = (time: string, waiting: number, what?: 'arrival' | 'call'): LineAct => ({
  at: at(time),
  isArrival: what === 'arrival',
  isFirstCall: what === 'call',
  waiting,
});
const allDay = [stretch('00:00', '23:59')];

/** The example of docs/decisions/034. */
const example = {
  acts: [
    act('08:00', 1, 'arrival'),
    act('08:00', 2, 'arrival'),
    act('08:10', 1, 'call'),
    act('08:30', 0, 'call'),
    act('09:00', 1, 'arrival'),
    act('09:00', 2, 'arrival'),
    act('09:00', 3, 'arrival'),
    act('09:10', 2, 'call'),
    act('10:30', 1, 'call'),
  ],
  open: [stretch('08:00', '09:20'), stretch('10:20', '20:00')],
};

test('throughput is first calls by the open time in which somebody waited, as in the worked example', () => {
  const waited = waitedTime(example.acts, example.open, at('10:45'));
  expect(waited.length / minuteMs).toBe(75);
  expect(waited.calls).toHaveLength(4);
  expect(throughputPerHour(waited, 12)).toBeCloseTo(3.2);
});

type Case = {
  readonly name: string;
  readonly acts: readonly LineAct[];
  readonly open?: readonly Stretch[];
  readonly now: string;
  readonly planned?: number;
  readonly expected: number | null;
};

const waits = act('08:00', 5, 'arrival');
const cases: Case[] = [
  { name: 'a fresh start: as planned', acts: [], now: '12:00', expected: 12 },
  {
    name: 'a fresh start without places: nobody can say',
    acts: [],
    now: '12:00',
    planned: 0,
    expected: null,
  },
  {
    name: 'one minute before thirty minutes of waiting: as planned',
    acts: [waits, act('08:05', 4, 'call')],
    now: '08:29',
    expected: 12,
  },
  {
    name: 'from thirty minutes of waiting on: as measured',
    acts: [waits, act('08:05', 4, 'call')],
    now: '08:30',
    expected: 2,
  },
  {
    name: 'as measured, also where no places are planned',
    acts: [waits, act('08:05', 4, 'call')],
    now: '08:30',
    planned: 0,
    expected: 2,
  },
  {
    name: 'thirty minutes of waiting without a call: nothing moves',
    acts: [waits],
    now: '08:30',
    expected: null,
  },
  {
    name: 'a minute before an hour of waiting without a call',
    acts: [waits, act('09:00', 4, 'call')],
    now: '09:59',
    expected: 60 / 119,
  },
  {
    name: 'none called in an hour of waiting: nothing moves',
    acts: [waits, act('09:00', 4, 'call')],
    now: '10:00',
    expected: null,
  },
  {
    name: 'a closed hour is no hour of waiting',
    acts: [waits, act('09:00', 4, 'call')],
    open: [stretch('00:00', '09:30'), stretch('11:30', '23:59')],
    now: '11:45',
    expected: 1 / 1.75,
  },
  {
    name: 'an hour in which nobody waited is none either',
    acts: [waits, act('09:00', 0, 'call'), act('12:00', 1, 'arrival')],
    now: '12:30',
    expected: 1 / 1.5,
  },
  {
    name: 'what was called while closed does not count',
    acts: [waits, act('08:30', 4, 'call'), act('10:00', 3, 'call')],
    open: [stretch('00:00', '09:00'), stretch('11:00', '23:59')],
    now: '11:00',
    expected: 1,
  },
  {
    name: 'only the last three hours of waiting count',
    acts: [
      waits,
      ...['08:10', '08:20', '09:30', '10:30', '11:30'].map((time, called) => act(time, 4 - called, 'call')),
      act('11:30', 3, 'arrival'),
    ],
    now: '12:00',
    expected: 1,
  },
  {
    name: 'calls of a truck that was called before do not count',
    acts: [waits, act('08:10', 4, 'call'), act('08:20', 5), act('08:25', 4)],
    now: '09:00',
    expected: 1,
  },
];

test.each(cases)('$name', ({ acts, open = allDay, now, planned = 12, expected }) => {
  const found = throughputPerHour(waitedTime(acts, open, at(now)), planned);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(expected);
});

test('midnight changes nothing', () => {
  const late = (time: string) => Date.parse(`2026-11-20T${time}:00+09:00`);
  const next = (time: string) => Date.parse(`2026-11-21T${time}:00+09:00`);
  const acts = [
    { at: late('23:30'), isArrival: true, isFirstCall: false, waiting: 9 },
    { at: next('00:15'), isArrival: false, isFirstCall: true, waiting: 8 },
  ];
  const waited = waitedTime(acts, [{ from: late('00:00'), to: next('23:00') }], next('00:30'));
  expect(waited.length).toBe(hourMs);
  expect(throughputPerHour(waited, 12)).toBe(1);
});

test('a clock that goes back a little adds no time and takes none', () => {
  const acts = [act('08:00', 1, 'arrival'), act('08:10', 2, 'arrival'), act('08:09', 1, 'call')];
  const waited = waitedTime(acts, allDay, at('08:40'));
  expect(waited.length / minuteMs).toBe(40);
  expect(waited.calls).toEqual([10 * minuteMs]);
});
