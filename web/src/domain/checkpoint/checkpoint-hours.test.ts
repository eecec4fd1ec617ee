import { expect, test } from 'vitest';
import { weekdays } from '#contract/params/weekdays.ts';
import { checkpointStateAt } from './checkpoint-hours.ts';

const zone = 'Asia/Chita';
const everyDay = (...intervals: { from: string; to: string }[]) =>
  Object.fromEntries(weekdays.map((day) => [day, intervals])) as Parameters<
    typeof checkpointStateAt
  >[1]['weeklyHours'];
const always = everyDay({ from: '00:00', to: '24:00' });
const at = (wall: string) => new Date(`2026-11-${wall}:00+09:00`);
const closure = (from: string, to: string, RU: string) => ({
  from: `2026-11-${from}:00+09:00`,
  to: `2026-11-${to}:00+09:00`,
  reasons: { RU },
});

test('without closures a checkpoint that never sleeps is open, at midnight too', () => {
  const hours = { weeklyHours: always, closures: [] };
  for (const wall of ['20T00:00', '20T12:34', '20T23:59'])
    expect(checkpointStateAt(at(wall), hours, zone)).toEqual({ isOpen: true });
});

test('a closure tells its reason and until when; its end is open again', () => {
  const closures = [closure('20T08:00', '20T10:00', 'Ремонт весов')];
  const hours = { weeklyHours: always, closures };
  expect(checkpointStateAt(at('20T07:59'), hours, zone)).toEqual({ isOpen: true });
  expect(checkpointStateAt(at('20T08:00'), hours, zone)).toEqual({
    isOpen: false,
    until: '2026-11-20T10:00:00+09:00',
    reasons: { RU: 'Ремонт весов' },
  });
  expect(checkpointStateAt(at('20T10:00'), hours, zone)).toEqual({ isOpen: true });
});

test('closures that follow each other, and the night after them, are one wait', () => {
  const closures = [closure('20T18:00', '20T20:00', 'Второе'), closure('20T16:00', '20T18:00', 'Первое')];
  const hours = { weeklyHours: everyDay({ from: '08:00', to: '20:00' }), closures };
  expect(checkpointStateAt(at('20T16:30'), hours, zone)).toEqual({
    isOpen: false,
    until: '2026-11-21T08:00:00+09:00',
    reasons: { RU: 'Первое' },
  });
});

test('outside the weekly hours there is no reason but the hours', () => {
  const hours = {
    weeklyHours: everyDay({ from: '08:00', to: '12:00' }, { from: '13:00', to: '20:00' }),
    closures: [],
  };
  expect(checkpointStateAt(at('20T12:30'), hours, zone)).toMatchObject({
    until: '2026-11-20T13:00:00+09:00',
    reasons: null,
  });
  expect(checkpointStateAt(at('20T22:00'), hours, zone)).toMatchObject({
    until: '2026-11-21T08:00:00+09:00',
  });
});

test('a checkpoint without any hours opens never', () => {
  expect(checkpointStateAt(at('20T12:00'), { weeklyHours: everyDay(), closures: [] }, zone)).toEqual({
    isOpen: false,
    until: null,
    reasons: null,
  });
});
