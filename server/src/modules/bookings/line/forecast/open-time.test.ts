import { expect, test } from 'vitest';
import { weekdays } from '#contract/params/weekdays.ts';
import { closureAt } from './closure-at.ts';
import { comingOpenStretches, type Hours, openStretches, pastOpenStretches } from './open-time.ts';
import { hourMs } from './stretches.ts';

const zone = 'Asia/Chita';
/** 20 November 2026 is a Friday. */
const at = (time: string) => Date.parse(`2026-11-${time}:00+09:00`);
const stretch = (from: string, to: string) => ({ from: at(from), to: at(to) });

type Day = readonly { from: string; to: string }[];
const hours = (
  day: Day,
  other: Partial<Record<(typeof weekdays)[number], Day>> = {},
  closures: Hours['closures'] = [],
) =>
  ({
    weeklyHours: Object.fromEntries(weekdays.map((name) => [name, other[name] ?? day])),
    closures,
  }) as Hours;
const allDay = [{ from: '00:00', to: '24:00' }];
const byDay = [{ from: '08:00', to: '20:00' }];
const closure = (from: string, to: string) => ({
  from: `2026-11-${from}:00+09:00`,
  to: `2026-11-${to}:00+09:00`,
  reasons: { RU: 'Ремонт' },
});

test('open time is the weekly hours without the closures, and joined over midnight', () => {
  const within = stretch('20T12:00', '21T12:00');
  expect(openStretches(hours(allDay), zone, within)).toEqual([within]);
  expect(openStretches(hours(byDay), zone, within)).toEqual([
    stretch('20T12:00', '20T20:00'),
    stretch('21T08:00', '21T12:00'),
  ]);
  const closed = hours(byDay, {}, [closure('20T19:00', '21T09:30'), closure('21T09:00', '21T10:00')]);
  expect(openStretches(closed, zone, within)).toEqual([
    stretch('20T12:00', '20T19:00'),
    stretch('21T10:00', '21T12:00'),
  ]);
});

test('the past was open by the hours of its time, and not while the system was down', () => {
  const versions = [
    { since: 0, hours: hours(allDay) },
    { since: at('20T12:00'), hours: hours(allDay, {}, [closure('20T12:00', '20T15:00')]) },
    { since: at('20T14:00'), hours: hours(allDay) },
  ];
  const outages = [stretch('20T16:00', '20T17:00')];
  expect(pastOpenStretches(versions, zone, stretch('20T10:00', '20T18:00'), outages)).toEqual([
    stretch('20T10:00', '20T12:00'),
    stretch('20T14:00', '20T16:00'),
    stretch('20T17:00', '20T18:00'),
  ]);
});

test('coming open time is looked for as long as it is needed, and not for ever', () => {
  const fridays = hours([], { FRIDAY: byDay });
  expect(comingOpenStretches(fridays, zone, at('20T12:00'), 9 * hourMs)).toEqual([
    stretch('20T12:00', '20T20:00'),
    stretch('27T08:00', '27T20:00'),
  ]);
  expect(comingOpenStretches(hours([]), zone, at('20T12:00'), hourMs)).toEqual([]);
});

const wire = (time: string) => `2026-11-${time}:00+09:00`;
const all = { RU: 'Ремонт', EN: 'Ремонт', CN: 'Ремонт' };

test.each([
  ['open', hours(byDay), '20T08:00', null],
  [
    'at the minute of closing',
    hours(byDay),
    '20T20:00',
    { from: wire('20T20:00'), to: wire('21T08:00'), reasons: null },
  ],
  [
    'at night, past midnight',
    hours(byDay),
    '21T03:00',
    { from: wire('20T20:00'), to: wire('21T08:00'), reasons: null },
  ],
  [
    'over a weekend',
    hours(byDay, { SATURDAY: [], SUNDAY: [] }),
    '21T12:00',
    { from: wire('20T20:00'), to: wire('23T08:00'), reasons: null },
  ],
  [
    'at night, where the next day is closed',
    hours(byDay, {}, [closure('21T00:00', '22T00:00')]),
    '20T21:00',
    { from: wire('20T20:00'), to: wire('22T08:00'), reasons: null },
  ],
  [
    'in a closure',
    hours(byDay, {}, [closure('20T10:00', '20T12:00')]),
    '20T10:00',
    { from: wire('20T10:00'), to: wire('20T12:00'), reasons: all },
  ],
  ['at its end', hours(byDay, {}, [closure('20T10:00', '20T12:00')]), '20T12:00', null],
  [
    'in two closures the longer one tells',
    hours(byDay, {}, [closure('20T10:00', '20T12:00'), closure('20T11:00', '20T13:00')]),
    '20T11:30',
    { from: wire('20T11:00'), to: wire('20T13:00'), reasons: all },
  ],
  ['with no opening planned', hours([]), '20T12:00', { from: wire('20T00:00'), to: null, reasons: null }],
] as const)('the closure that is shown: %s', (_, given, time, expected) => {
  expect(closureAt(given, zone, at(time))).toEqual(expected);
});
