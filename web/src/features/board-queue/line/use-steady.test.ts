import { expect, test } from 'vitest';
import { seenAfter } from './use-steady.ts';

const readAt = Number.NEGATIVE_INFINITY;

test('a row that changes by itself is unread from then on; one that changes by typing is read at once', () => {
  const found = seenAfter(undefined, 'К732АМ75 BOOKED', '732', 100);
  expect(found.changedAt).toBe(readAt);
  const changed = seenAfter(found, 'К732АМ75 WAITING', '732', 200);
  expect(changed.changedAt).toBe(200);
  expect(seenAfter(changed, 'К732АМ75 WAITING', '732', 900).changedAt, 'it has not changed again').toBe(200);
  expect(seenAfter(changed, 'С732ОЕ03 BOOKED', '732o', 900).changedAt).toBe(readAt);
});
