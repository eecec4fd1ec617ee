import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planShift, type ShiftedBooking, type ShiftSlot } from './plan-shift.ts';

const hour = 3_600_000;

const slotAt = (index: number, given: Partial<ShiftSlot> = {}): ShiftSlot => ({
  start: index * hour,
  end: (index + 1) * hour,
  open: true,
  capacity: 2,
  reserve: 0,
  fixed: 0,
  fixedOrdinary: 0,
  ...given,
});

const day = (given: Readonly<Record<number, Partial<ShiftSlot>>> = {}) =>
  Array.from({ length: 24 }, (_, index) => slotAt(index, given[index]));

const booked = (...hours: number[]): ShiftedBooking[] =>
  hours.map((at, index) => ({
    id: `${index}`,
    number: `261120-${String(index + 1).padStart(4, '0')}`,
    slotAt: at * hour,
    slotEnd: (at + 1) * hour,
    priority: false,
  }));

const plan = (bookings: readonly ShiftedBooking[], hours = 1, slots = day(), from = 9) =>
  planShift({ bookings, slots, stretch: { from: from * hour, to: (from + hours) * hour } })?.map((move) => [
    Number(move.id),
    move.from / hour,
    move.to / hour,
  ]);

test('whoever is in the stretch leaves it, and the wave ends at the gap that takes it up', () => {
  expect(plan(booked(9, 9, 10, 12))).toEqual([
    [0, 9, 10],
    [1, 9, 10],
    [2, 10, 11],
  ]);
});

test('who comes later than the gap stays, and who comes before the stretch', () => {
  expect(plan(booked(8, 9, 10, 15))).toEqual([[1, 9, 10]]);
});

test('exactly the stretch is emptied: nobody in it, nobody moves', () => {
  expect(plan(booked(8, 10, 10, 11))).toEqual([]);
});

test('a slot that the stretch only touches is emptied too, and its trucks go into the next one after the stretch', () => {
  expect(plan(booked(9, 10), 0.5, day(), 9.75)).toEqual([
    [0, 9, 11],
    [1, 10, 11],
  ]);
});

test('a full day moves as a whole, into the next places that exist', () => {
  expect(plan(booked(9, 9, 10, 10, 11, 11, 12), 1, day({ 12: { open: false } }))).toEqual([
    [0, 9, 10],
    [1, 9, 10],
    [2, 10, 11],
    [3, 10, 11],
    [4, 11, 13],
    [5, 11, 13],
    [6, 12, 14],
  ]);
});

test('those in the way move on only as far as needed, however long the stretch is', () => {
  expect(plan(booked(9, 9, 12, 12, 13), 3)).toEqual([
    [0, 9, 12],
    [1, 9, 12],
    [2, 12, 13],
    [3, 12, 13],
    [4, 13, 14],
  ]);
});

test('places of others count, and the reserve is kept for priority', () => {
  expect(plan(booked(9), 1, day({ 10: { fixed: 2 }, 11: { reserve: 2 } }))).toEqual([[0, 9, 12]]);
  const [one] = booked(9);
  expect(plan(one ? [{ ...one, priority: true }] : [], 1, day({ 10: { reserve: 2 } }))).toEqual([[0, 9, 10]]);
});

test('within a slot priority comes first, then the number, also when it has five digits', () => {
  const of = (id: string, number: string, priority = false) => ({
    id,
    number,
    priority,
    slotAt: 9 * hour,
    slotEnd: 10 * hour,
  });
  const all = [of('3', '261120-10000'), of('2', '261120-9999'), of('1', '261120-9000', true)];
  expect(plan(all)).toEqual([
    [1, 9, 10],
    [2, 9, 10],
    [3, 9, 11],
  ]);
});

test('an overfull slot that nobody comes into stays as it is', () => {
  expect(plan(booked(9, 12, 12, 12))).toEqual([[0, 9, 10]]);
});

test('without enough places there is no plan at all', () => {
  expect(plan(booked(9), 1, day().slice(0, 10))).toBeUndefined();
});

type Placed = ShiftedBooking & { readonly now: number };

const requireNoOvertaking = (all: readonly Placed[]) => {
  const inOrder = all.toSorted((a, b) => a.slotAt - b.slotAt || a.now - b.now);
  for (const [index, one] of inOrder.entries())
    expect(one.now).toBeGreaterThanOrEqual(
      Math.max(
        0,
        ...inOrder
          .slice(0, index)
          .filter(({ slotAt }) => slotAt < one.slotAt)
          .map(({ now }) => now),
      ),
    );
};

const requirePlaces = ({ start, open, capacity, reserve }: ShiftSlot, all: readonly Placed[]) => {
  const here = all.filter(({ now }) => now === start);
  expect(open).toBe(true);
  expect(here.length).toBeLessThanOrEqual(capacity);
  expect(here.filter(({ priority }) => !priority).length).toBeLessThanOrEqual(
    Math.max(capacity - reserve, 0),
  );
};

test('whatever is booked: none is lost, stays in the stretch, moves without need, overtakes or takes a place that is not there', () => {
  const kind = fc.record({
    capacity: fc.integer({ min: 1, max: 4 }),
    open: fc.boolean(),
    reserve: fc.integer({ min: 0, max: 1 }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 }),
      fc.array(kind, { minLength: 21, maxLength: 21 }),
      fc.integer({ min: 0, max: 1200 }),
      fc.integer({ min: 1, max: 300 }),
      fc.func(fc.boolean()),
      (hours, kinds, fromMinute, minutes, isPriority) => {
        const bookings = booked(...hours).map((one) => ({ ...one, priority: isPriority(one.id) }));
        const slots = Array.from({ length: 100 }, (_, index) => slotAt(index, kinds[index]));
        const stretch = { from: fromMinute * 60_000, to: (fromMinute + minutes) * 60_000 };
        const moves = planShift({ bookings, slots, stretch }) ?? [];
        const target = new Map(moves.map(({ id, to }) => [id, to]));
        const after = bookings.map((one) => ({ ...one, now: target.get(one.id) ?? one.slotAt }));
        expect(moves.filter(({ from, to }) => to <= from || to < stretch.to)).toEqual([]);
        expect(moves.filter(({ from }) => from + hour <= stretch.from)).toEqual([]);
        const touches = (at: number) => at < stretch.to && at + hour > stretch.from;
        expect(after.filter(({ now }) => touches(now))).toEqual([]);
        if (!bookings.some((one) => touches(one.slotAt))) expect(moves).toEqual([]);
        requireNoOvertaking(after);
        const entered = new Set(moves.map(({ to }) => to));
        for (const slot of slots.filter(({ start }) => entered.has(start))) requirePlaces(slot, after);
      },
    ),
  );
});
