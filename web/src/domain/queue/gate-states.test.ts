import { expect, test } from 'vitest';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { gateOfDigit, gateStates, suggestedGate } from './gate-states.ts';

const called = (gate: string, calledAt: string) => ({ gate, calledAt }) as AdminQueueRow;

test('the free gate is suggested, and if none is, the one with the fewest trucks', () => {
  const rows = [called('1', '14:10'), called('2', '14:05'), called('1', '14:00')];
  expect(suggestedGate(gateStates(['1', '2', '3'], rows))).toBe('3');
  expect(suggestedGate(gateStates(['1', '2'], rows))).toBe('2');
  expect(suggestedGate(gateStates([], rows))).toBeUndefined();
  const [first] = gateStates(['1', '2'], rows);
  expect(first?.called.map(({ calledAt }) => calledAt)).toEqual(['14:00', '14:10']);
});

test('a closed gate is not suggested', () => {
  const closed = { name: '1', closed: true, until: '2026-11-18T16:00:00+09:00' };
  const gates = gateStates(['1', '2'], [called('2', '14:05')], [closed, { name: '2', closed: false }]);
  expect(suggestedGate(gates)).toBe('2');
  expect(gates[0]?.closed).toBe(closed);
  expect(suggestedGate(gateStates(['1'], [], [closed]))).toBe('1');
});

test('a digit names a gate by its name, or by its place', () => {
  const gates = gateStates(['2', '1', 'Весы'], []);
  expect(gateOfDigit(gates, '1')).toBe('1');
  expect(gateOfDigit(gates, '3')).toBe('Весы');
  expect(gateOfDigit(gates, '9')).toBeUndefined();
});
