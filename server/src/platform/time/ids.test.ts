import { expect, test } from 'vitest';
import { movableClock } from '../../testing/movable-clock.ts';
import { firstIdAt, idOfText, uuidv7 } from './ids.ts';

test('ids are version 7, differ, and sort in the order in which they were made', () => {
  const clock = movableClock('2026-11-20T00:00:00Z');
  const made = Array.from({ length: 20_000 }, (_, index) => {
    if (index % 15_000 === 14_999) clock.advance({ milliseconds: 1 });
    return uuidv7(clock);
  });
  expect(made[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('another clock in between does not take the order away', () => {
  const [here, ahead] = [movableClock('2026-11-20T00:00:00Z'), movableClock('2026-11-20T00:00:01Z')];
  const made = Array.from({ length: 1000 }, () => {
    uuidv7(ahead);
    return uuidv7(here);
  });
  expect(made.toSorted()).toEqual(made);
});

test('the first id of a moment stands between those made before it and those made at it', () => {
  const at = Temporal.Instant.from('2026-11-20T00:00:00.005Z');
  const made = (milliseconds: number) => uuidv7({ now: () => at.add({ milliseconds }) });
  const [before, then] = [made(-1), made(0)];
  expect([then, firstIdAt(at), before].toSorted()).toEqual([before, firstIdAt(at), then]);
});

test('the id of a text is the same each time, another for another text, and a UUID', () => {
  const ids = ['log head 2026-11-20 a@example.org', 'log head 2026-11-20 b@example.org'].map(idOfText);
  expect(ids).toEqual([idOfText('log head 2026-11-20 a@example.org'), ids[1]]);
  expect(ids[0]).not.toBe(ids[1]);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
