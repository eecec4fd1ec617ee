import type { TrxContext } from '../../../platform/context/context.ts';
import { insertSlots } from '../../slots/slots.queries.ts';
import { recordEvents } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { dropPendingChange } from '../booking/end-booking.ts';
import { reasonIn, type StoredReason } from '../booking/stored-reason.ts';
import { tellEverywhere } from '../booking/tell-driver.ts';
import type { PreparedShift } from './prepare-shift.ts';
import { changePlaces, moveBookings, type PlaceChange } from './shift.queries.ts';
import { tellShifted } from './tell-shifted.ts';

const byId = (bookings: readonly BookingRow[]) => new Map(bookings.map((booking) => [booking.id, booking]));

const placeChanges = ({ bookings, moves }: PreparedShift): PlaceChange[] => {
  const before = byId(bookings);
  const changes = new Map<number, { total: number; ordinary: number }>();
  const add = (at: number, count: number, priority: boolean) => {
    const change = changes.get(at) ?? { total: 0, ordinary: 0 };
    change.total += count;
    if (!priority) change.ordinary += count;
    changes.set(at, change);
  };
  for (const { id, from, to } of moves) {
    const booking = before.get(id);
    const priority = booking?.has_priority ?? false;
    add(from, -1, priority);
    add(to, 1, priority);
    if (booking?.pending_at) add(booking.pending_at.epochMilliseconds, -1, priority);
  }
  return [...changes].map(([at, change]) => ({
    start: Temporal.Instant.fromEpochMilliseconds(at),
    ...change,
  }));
};

/** Must run in the transaction that prepared the plan. */
export const applyShift = async (ctx: TrxContext, plan: PreparedShift, why: StoredReason): Promise<void> => {
  const { bookings, slots, missing, moves, dropped } = plan;
  const used = new Set(moves.map(({ to }) => to));
  const days = new Set(
    missing.filter(({ start }) => used.has(start.epochMilliseconds)).map(({ day }) => day),
  );
  await insertSlots(
    ctx.db,
    missing.filter(({ day }) => days.has(day)),
  );
  await changePlaces(ctx.db, placeChanges(plan));
  const ends = new Map(slots.map(({ start, end }) => [start, end]));
  const at = Temporal.Instant.fromEpochMilliseconds;
  const moved = byId(
    await moveBookings(
      ctx.db,
      moves.map(({ id, to }) => ({ id, start: at(to), end: at(ends.get(to) ?? to) })),
      { at: ctx.clock.now().toString(), reasons: why.reasons ?? { RU: why.reason ?? '' } },
    ),
  );
  const changes = bookings.flatMap((before) => {
    const after = moved.get(before.id);
    return after ? [{ before, after }] : [];
  });
  await recordEvents(ctx, 'SHIFTED', changes, why);
  await tellShifted(ctx, changes, why);
  for (const booking of dropped) {
    const kept = await dropPendingChange(ctx, booking);
    await tellEverywhere(ctx, kept, {
      template: 'booking-change-off',
      reason: reasonIn(why, kept.language) ?? '',
    });
  }
};
