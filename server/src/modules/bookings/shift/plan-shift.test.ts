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
    priority: false,
  }));

const plan = (bookings: readonly ShiftedBooking[], minutes = 60, slots = day(), now = 0) =>
  planShift({ bookings, slots, minutes, now })?.map(({ id, from, to }) => [
    Number(id),
    from / hour,
    to / hour,
  ]);

test('the first bookings leave, and the wave ends at the gap that takes it up', () => {
  expect(plan(booked(9, 9, 10, 12))).toEqual([
    [0, 9, 10],
    [1, 9, 10],
    [2, 10, 11],
  ]);
});

test('who comes later than the gap stays', () => {
  expect(plan(booked(9, 10, 15))).toEqual([[0, 9, 10]]);
});

test('a full day moves as a whole, into the next places that exist', () => {
  expect(plan(booked(9, 9, 10, 10, 11, 11, 12), 60, day({ 12: { open: false } }))).toEqual([
    [0, 9, 10],
    [1, 9, 10],
    [2, 10, 11],
    [3, 10, 11],
    [4, 11, 13],
    [5, 11, 13],
    [6, 12, 14],
  ]);
});

test('everybody within the stretch leaves it, by at least its length', () => {
  expect(plan(booked(9, 10), 90)).toEqual([
    [0, 9, 11],
    [1, 10, 12],
  ]);
});

test('places of others count, and the reserve is kept for priority', () => {
  expect(plan(booked(9), 60, day({ 10: { fixed: 2 }, 11: { reserve: 2 } }))).toEqual([[0, 9, 12]]);
  const [one] = booked(9);
  expect(plan(one ? [{ ...one, priority: true }] : [], 60, day({ 10: { reserve: 2 } }))).toEqual([
    [0, 9, 10],
  ]);
});

test('within a slot priority comes first, then the number, also when it has five digits', () => {
  const of = (id: string, number: string, priority = false) => ({ id, number, priority, slotAt: 9 * hour });
  const all = [of('3', '261120-10000'), of('2', '261120-9999'), of('1', '261120-9000', true)];
  expect(plan(all)).toEqual([
    [1, 9, 10],
    [2, 9, 10],
    [3, 9, 11],
  ]);
});

test('nobody is moved into what has begun', () => {
  expect(plan(booked(9), 60, day(), 11.5 * hour)).toEqual([[0, 9, 12]]);
});

test('an overfull slot that nobody comes into stays as it is', () => {
  expect(plan(booked(9, 12, 12, 12))).toEqual([[0, 9, 10]]);
});

test('without enough places there is no plan at all', () => {
  expect(plan(booked(9), 60, day().slice(0, 10))).toBeUndefined();
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

test('whatever is booked: none is lost, moves too little, overtakes or takes a place that is not there', () => {
  const kind = fc.record({
    capacity: fc.integer({ min: 1, max: 4 }),
    open: fc.boolean(),
    reserve: fc.integer({ min: 0, max: 1 }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 }),
      fc.array(kind, { minLength: 21, maxLength: 21 }),
      fc.integer({ min: 1, max: 300 }),
      fc.func(fc.boolean()),
      (hours, kinds, minutes, isPriority) => {
        const bookings = booked(...hours).map((one) => ({ ...one, priority: isPriority(one.id) }));
        const slots = Array.from({ length: 100 }, (_, index) => slotAt(index, kinds[index]));
        const moves = planShift({ bookings, slots, minutes, now: 0 }) ?? [];
        const target = new Map(moves.map(({ id, to }) => [id, to]));
        const after = bookings.map((one) => ({ ...one, now: target.get(one.id) ?? one.slotAt }));
        expect(moves.filter(({ from, to }) => to - from < minutes * 60_000)).toEqual([]);
        requireNoOvertaking(after);
        const entered = new Set(moves.map(({ to }) => to));
        for (const slot of slots.filter(({ start }) => entered.has(start))) requirePlaces(slot, after);
        const emptyUntil = Math.min(...hours) * hour + minutes * 60_000;
        expect(after.filter(({ slotAt: at, id }) => at < emptyUntil && !target.has(id))).toEqual([]);
      },
    ),
  );
});
