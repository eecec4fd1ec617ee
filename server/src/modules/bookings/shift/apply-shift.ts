import type { TrxContext } from '../../../platform/context/context.ts';
import { giveUpResting } from '../../slots/resting/resting.queries.ts';
import { insertSlots } from '../../slots/slots.queries.ts';
import { type EventReason, recordEvents } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { dropPendingChange } from '../booking/end-booking.ts';
import { endOfferOf } from '../booking/offers/offer-ended.ts';
import { recordSale } from '../line/record-sale.ts';
import type { PreparedShift } from './prepare-shift.ts';
import { changePlaces, moveBookings, type PlaceChange } from './shift.queries.ts';

export type BookingChange = { readonly before: BookingRow; readonly after: BookingRow };

export type AppliedShift = {
  readonly moved: readonly BookingChange[];
  /** Bookings that keep their time but lose the change that their drivers had asked for. */
  readonly dropped: readonly BookingChange[];
};

const byId = (bookings: readonly BookingRow[]) => new Map(bookings.map((booking) => [booking.id, booking]));

export const placeChanges = ({
  bookings,
  moves,
}: Pick<PreparedShift, 'bookings' | 'moves'>): PlaceChange[] => {
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

/** How many places of each slot become free, which an undo will need again. */
export const freedPlaces = (plan: Pick<PreparedShift, 'bookings' | 'moves'>) =>
  placeChanges(plan)
    .filter(({ total }) => total < 0)
    .map(({ start, total, ordinary }) => ({ start, total: -total, ordinary: Math.max(0, -ordinary) }));

/** Must run in the transaction that prepared the plan. It sends no messages. */
export const applyShift = async (
  ctx: TrxContext,
  plan: PreparedShift,
  why: EventReason,
): Promise<AppliedShift> => {
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
  await giveUpResting(ctx.db, [...used].map(at));
  const movedRows = byId(
    await moveBookings(
      ctx.db,
      moves.map(({ id, to }) => ({ id, start: at(to), end: at(ends.get(to) ?? to) })),
      { at: ctx.clock.now().toString(), reasons: why.reasons ?? { RU: why.reason ?? '' } },
    ),
  );
  await recordSale(ctx, { places: moves.map(({ to }) => at(to)), by: 'SHIFT', reasonKind: undefined });
  const moved = bookings.flatMap((before) => {
    const after = movedRows.get(before.id);
    return after ? [{ before, after }] : [];
  });
  await recordEvents(ctx, 'SHIFTED', moved, why);
  for (const { before, after } of moved)
    if (before.pending_at) await endOfferOf(ctx, before, after, 'DROPPED');
  const kept: BookingChange[] = [];
  for (const before of dropped) kept.push({ before, after: await dropPendingChange(ctx, before) });
  return { moved, dropped: kept };
};
