import type { TrxContext } from '../../../platform/context/context.ts';
import { dayRange, today } from '../../slots/checkpoint-time.ts';
import { takePlace } from '../../slots/places.queries.ts';
import { giveUpResting } from '../../slots/resting/resting.queries.ts';
import type { BookingBefore } from '../booking/acts/booking-before.ts';
import { restoreBookings } from '../booking/acts/restore-bookings.queries.ts';
import { lockBookings } from '../booking/booking.queries.ts';
import { recordEvents } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { placeChanges } from '../shift/apply-shift.ts';
import { changePlaces, listSlotsAfter } from '../shift/shift.queries.ts';

/** A booking that was moved. Without `to_at` it stayed, and only lost the change that its driver had asked for. */
type Move = {
  readonly booking_id: string;
  readonly from_at: Temporal.Instant;
  readonly to_at: Temporal.Instant | null;
  readonly before: BookingBefore;
  readonly version_after: number;
};

/** Locks slots from the earliest touched one on, and all of today, because changed parameters replan today. */
export const lockMovedSlots = async (ctx: TrxContext, moves: readonly Move[]): Promise<void> => {
  const midnight = dayRange(ctx, today(ctx).toString()).from;
  const touched = moves.flatMap(({ from_at, before }) => [
    from_at,
    ...(before.pending_at ? [Temporal.Instant.from(before.pending_at)] : []),
  ]);
  const [earliest = midnight] = [midnight, ...touched].sort(Temporal.Instant.compare);
  await listSlotsAfter(ctx.db, earliest, { lock: true });
};

const byId = (rows: readonly BookingRow[]) => new Map(rows.map((row) => [row.id, row]));

/** Restores a change that was dropped, if its code is still awaited and its place is free. */
const holdsAgain = async (ctx: TrxContext, { before }: Move, { has_priority }: BookingRow) => {
  const { pending_at, hold_until } = before;
  if (pending_at === null || hold_until === null) return false;
  if (Temporal.Instant.compare(Temporal.Instant.from(hold_until), ctx.clock.now()) <= 0) return false;
  return takePlace(ctx.db, Temporal.Instant.from(pending_at), has_priority);
};

type Undone = {
  readonly moves: readonly Move[];
  /** Gives up the places that were kept for the undo. */
  readonly releaseKept: () => Promise<unknown>;
  /** Restores what must be as before when the places are counted, such as the parameters. */
  readonly write?: () => Promise<unknown>;
  readonly closureActId?: string;
};

/** Moves the bookings back, except those that somebody has changed since. Returns the ids of the exceptions. */
export const moveBack = async (
  ctx: TrxContext,
  { moves, releaseKept, write = async () => undefined, closureActId }: Undone,
): Promise<string[]> => {
  const ids = moves.map(({ booking_id }) => booking_id);
  const now = byId(ids.length > 0 ? await lockBookings(ctx.db, ids) : []);
  const isUntouched = ({ booking_id, version_after }: Move) => now.get(booking_id)?.version === version_after;
  const back = moves.filter(isUntouched);
  const stayed = moves.filter((move) => !isUntouched(move));
  await releaseKept();
  const changes = placeChanges({
    bookings: [...now.values()],
    moves: back.flatMap(({ booking_id: id, from_at, to_at }) =>
      to_at ? { id, number: '', from: to_at.epochMilliseconds, to: from_at.epochMilliseconds } : [],
    ),
  });
  await changePlaces(ctx.db, changes);
  await write();
  // A slot that is full again has no room for its resting places.
  await giveUpResting(
    ctx.db,
    changes.map(({ start }) => start),
  );
  const held = new Set<string>();
  for (const move of back) {
    const booking = now.get(move.booking_id);
    if (booking && (await holdsAgain(ctx, move, booking))) held.add(move.booking_id);
  }
  const restored = byId(
    await restoreBookings(
      ctx.db,
      back.map(({ booking_id, before }) => ({ id: booking_id, before, isHeld: held.has(booking_id) })),
    ),
  );
  await recordEvents(
    ctx,
    'SHIFT_UNDONE',
    back.flatMap(({ booking_id }) => {
      const [before, after] = [now.get(booking_id), restored.get(booking_id)];
      return before && after ? { before, after } : [];
    }),
    { reason: null, reasons: null, ...(closureActId && { closureActId }) },
  );
  return stayed.map(({ booking_id }) => booking_id);
};
