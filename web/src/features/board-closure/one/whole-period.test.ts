import { expect, test } from 'vitest';
import type { ClosureAct, ClosureView } from '#contract/bookings/closures.ts';
import { wholePeriod } from './closure-calls.ts';

const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00+09:00`;

const act = (to: number, undoneAt: string | null = null) => ({ to: at(to), undoneAt }) as ClosureAct;

const closure = (to: number, acts: ClosureAct[]) => ({ from: at(2), to: at(to), acts }) as ClosureView;

test('A closure that was taken back before it began has moved the bookings of all its hours', () => {
  expect(wholePeriod(closure(2, [act(2), act(5)]))).toEqual({ from: at(2), to: at(5) });
});

test('An extension that was undone has moved nobody', () => {
  expect(wholePeriod(closure(4, [act(8, at(1)), act(4)]))).toEqual({ from: at(2), to: at(4) });
});
