import type { ClosureView } from '#contract/bookings/closures.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { dayRange, today, wireInstant } from '../../slots/checkpoint-time.ts';
import { takePlace } from '../../slots/places.queries.ts';
import { releaseOfClosure } from '../../slots/resting/closure-places.queries.ts';
import { giveUpResting } from '../../slots/resting/resting.queries.ts';
import { lockParams } from '../../system-params/booking-params.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { setBookingParams } from '../../system-params/set-booking-params.ts';
import { lockBookings } from '../booking/booking.queries.ts';
import { recordEvents } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { placeChanges } from '../shift/apply-shift.ts';
import { changePlaces, listSlotsAfter } from '../shift/shift.queries.ts';
import { closuresWith } from './change-closure.ts';
import { viewClosure } from './closure-view.ts';
import {
  type ActRow,
  type ClosureRow,
  findClosureRow,
  findLastAct,
  listMovesOfAct,
  type MoveRow,
  markStayed,
  undoAct,
  updateClosure,
} from './closures.queries.ts';
import { restoreBookings } from './restore-bookings.queries.ts';

/** Locks all slots from the earliest touched one on, and all of today, which a change of parameters replans. */
const lockSlots = async (ctx: TrxContext, moves: readonly MoveRow[]): Promise<void> => {
  const midnight = dayRange(ctx, today(ctx).toString()).from;
  const touched = moves.flatMap(({ from_at, before }) => [
    from_at,
    ...(before.pending_at ? [Temporal.Instant.from(before.pending_at)] : []),
  ]);
  const [earliest = midnight] = [midnight, ...touched].sort(Temporal.Instant.compare);
  await listSlotsAfter(ctx.db, earliest, { lock: true });
};

const byId = (rows: readonly BookingRow[]) => new Map(rows.map((row) => [row.id, row]));

/** A change that was dropped is back if it still waits for its code and its place is free. */
const holdsAgain = async (ctx: TrxContext, { before }: MoveRow, { has_priority }: BookingRow) => {
  const { pending_at, hold_until } = before;
  if (pending_at === null || hold_until === null) return false;
  if (Temporal.Instant.compare(Temporal.Instant.from(hold_until), ctx.clock.now()) <= 0) return false;
  return takePlace(ctx.db, Temporal.Instant.from(pending_at), has_priority);
};

/** Bookings that somebody changed since stay where they are. */
const moveBack = async (
  ctx: TrxContext,
  act: ActRow,
  moves: readonly MoveRow[],
  write: () => Promise<unknown>,
): Promise<void> => {
  const ids = moves.map(({ booking_id }) => booking_id);
  const now = byId(ids.length > 0 ? await lockBookings(ctx.db, ids) : []);
  const isUntouched = ({ booking_id, version_after }: MoveRow) =>
    now.get(booking_id)?.version === version_after;
  const back = moves.filter(isUntouched);
  const stayed = moves.filter((move) => !isUntouched(move));
  await releaseOfClosure(ctx.db, act.closure_id);
  const changes = placeChanges({
    bookings: [...now.values()],
    moves: back.flatMap(({ booking_id: id, from_at, to_at }) =>
      to_at ? { id, number: '', from: to_at.epochMilliseconds, to: from_at.epochMilliseconds } : [],
    ),
  });
  await changePlaces(ctx.db, changes);
  await write();
  // A place that rests in a slot which is full again would be one too many.
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
    { reason: null, reasons: null, closureActId: act.id },
  );
  await markStayed(
    ctx.db,
    act.id,
    stayed.map(({ booking_id }) => booking_id),
  );
};

const endBefore = (closure: ClosureRow, { type, to_before }: ActRow) =>
  type === 'CLOSED' || to_before === null ? closure.from_at : to_before;

/** Takes the last act back while its messages wait: bookings, parameters and places are as they were. */
export const undoClosure = async (ctx: TrxContext, id: string): Promise<ClosureView> => {
  await lockParams(ctx.db);
  const closure = await findClosureRow(ctx.db, id);
  const last = closure && (await findLastAct(ctx.db, id));
  if (!closure) throw new AppError('NOT_FOUND');
  const act = last && (await undoAct(ctx.db, last.id, ctx.clock.now(), ctx.actor?.userId ?? null));
  if (!act) throw new AppError('UNDO_TOO_LATE');
  const moves = await listMovesOfAct(ctx.db, act.id);
  await lockSlots(ctx, moves);
  const to = endBefore(closure, act);
  const undone = await updateClosure(ctx.db, id, {
    ...(act.type === 'CLOSED' ? { ended: 'UNDONE' } : { ended: null, to_at: to }),
  });
  const params = await getBookingParams(ctx);
  await moveBack(ctx, act, moves, () =>
    setBookingParams(ctx, { closures: closuresWith(ctx, params, closure, to) }, { byClosure: true }),
  );
  await recordInJournal(ctx, {
    type: 'CLOSURE_UNDONE',
    from: { to: wireInstant(ctx, closure.to_at) },
    to: {
      closureId: id,
      closureActId: act.id,
      from: wireInstant(ctx, closure.from_at),
      to: wireInstant(ctx, to),
      moved: moves.length,
    },
    reasons: closure.reasons,
  });
  return viewClosure(ctx, undone);
};
