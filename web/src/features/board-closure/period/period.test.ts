import { expect, test } from 'vitest';
import { addressOf, nowFor, periodInAddress, periodOf, restOfDay, stretchFrom } from './period.ts';

const zone = 'Asia/Chita';
const at = (wall: string) => new Date(`2026-11-${wall}:00+09:00`);

test('two hours from now end with a slot, so that no slot is emptied for a few minutes of it', () => {
  expect(nowFor(2, at('20T18:08'), 60, zone)).toEqual({
    fromDay: '2026-11-20',
    fromTime: '18:08',
    toDay: '2026-11-20',
    toTime: '20:00',
  });
  expect(nowFor(1, at('20T23:40'), 60, zone)).toMatchObject({ toDay: '2026-11-21', toTime: '01:00' });
  expect(nowFor(1, at('20T00:10'), 720, zone)).toMatchObject({ toDay: '2026-11-20', toTime: '12:00' });
});

test('the rest of the day lasts until midnight', () => {
  expect(restOfDay(at('30T09:15'), zone)).toEqual({
    fromDay: '2026-11-30',
    fromTime: '09:15',
    toDay: '2026-12-01',
    toTime: '00:00',
  });
});

test('what is typed is a period once it is whole, ends after it begins and lasts a week at most', () => {
  const values = { fromDay: '2026-11-22', fromTime: '2', toDay: '2026-11-22', toTime: '24:00' };
  expect(periodOf(values, zone)).toEqual({
    from: '2026-11-22T02:00:00+09:00',
    to: '2026-11-23T00:00:00+09:00',
  });
  expect(periodOf({ ...values, toTime: '01:00' }, zone)).toBeNull();
  expect(periodOf({ ...values, toDay: '' }, zone)).toBeNull();
  expect(periodOf({ ...values, toDay: '2026-12-01' }, zone)).toBeNull();
});

test('what begins in the past begins now and ends when it was to end', () => {
  const period = { from: '2026-11-20T18:08:00+09:00', to: '2026-11-20T20:00:00+09:00' };
  expect(stretchFrom(period, at('20T18:10').getTime() + 25_000)).toEqual({
    date: '2026-11-20T09:10:00.000Z',
    minutes: 110,
  });
  expect(stretchFrom(period, at('20T17:00').getTime())).toMatchObject({ minutes: 112 });
});

test('an address names a period by instants or wall times, and is written shortly', () => {
  const values = { fromDay: '2026-11-22', fromTime: '02:00', toDay: '2026-11-22', toTime: '05:00' };
  expect(periodInAddress('2026-11-22T02:00', '05:00')).toEqual(values);
  expect(periodInAddress('2026-11-22T02:00:00+09:00', '2026-11-22T05:00:00+09:00')).toEqual(values);
  expect(periodInAddress('2026-11-22T23:30', undefined)).toMatchObject({
    toDay: '2026-11-23',
    toTime: '00:30',
  });
  expect(periodInAddress('tomorrow', 5)).toBeNull();
  expect(addressOf(values)).toEqual({ from: '2026-11-22T02:00', to: '05:00' });
});
