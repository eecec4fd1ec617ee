import { expect, test } from 'vitest';
import { slotGroups } from './slot-groups.ts';

const row = (slot: string, late = false) => ({ dateBooked: `2026-11-20T${slot}:00+09:00`, late });
const shown = (rows: readonly ReturnType<typeof row>[]) =>
  slotGroups(rows).map(({ slot, rows: inside }) => [slot.slice(11, 16), inside.length]);

test('Trucks stand under their slots', () => {
  expect(shown([row('18:00'), row('18:00'), row('19:00')])).toEqual([
    ['18:00', 2],
    ['19:00', 1],
  ]);
  expect(shown([])).toEqual([]);
});

test('A late truck goes with those it stands behind, and an early slot of late ones alone stands first', () => {
  expect(shown([row('18:00'), row('17:00', true), row('19:00')])).toEqual([
    ['18:00', 2],
    ['19:00', 1],
  ]);
  expect(shown([row('17:00', true), row('18:00')])).toEqual([
    ['17:00', 1],
    ['18:00', 1],
  ]);
});
