import { expect, test } from 'vitest';
import { movableClock } from './clock.ts';
import { uuidv7 } from './ids.ts';

test('ids are version 7, differ, and sort by time', () => {
  const clock = movableClock('2026-11-20T00:00:00Z');
  const first = uuidv7(clock);
  const twin = uuidv7(clock);
  clock.advance({ milliseconds: 1 });
  const later = uuidv7(clock);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(first).not.toBe(twin);
  expect([first, twin].every((id) => id < later)).toBe(true);
});
