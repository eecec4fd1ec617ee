import { expect, test } from 'vitest';
import { presetDays, readPeriod } from './period.ts';

const today = '2026-11-20';

test('without an address it is the last four weeks, today among them, against the four before', () => {
  expect(readPeriod({}, today)).toEqual({
    preset: 'month',
    from: '2026-10-24',
    to: today,
    previousFrom: '2026-09-26',
    previousTo: '2026-10-23',
  });
});

test.each(['week', 'month', 'quarter'] as const)('%s is known again in the address', (preset) => {
  expect(readPeriod(presetDays(preset, today), today).preset).toBe(preset);
});

test('any two days are a period of their own', () => {
  expect(readPeriod({ from: '2026-11-01', to: '2026-11-03' }, today)).toEqual({
    preset: 'own',
    from: '2026-11-01',
    to: '2026-11-03',
    previousFrom: '2026-10-29',
    previousTo: '2026-10-31',
  });
});

test.each([
  [{ from: '2026-11-03', to: '2026-11-01' }],
  [{ from: '2020-01-01', to: '2026-11-01' }],
  [{ from: 'yesterday', to: '2026-11-01' }],
  [{ from: 20261101, to: '2026-11-01' }],
])('%j is no period', (given) => {
  expect(readPeriod(given, today).preset).toBe('month');
});
