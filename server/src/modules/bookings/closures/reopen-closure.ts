import type { BookingParams } from '#contract/params/booking-params.ts';
import { releaseLater, undoSeconds } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { dayAt } from '../../slots/checkpoint-time.ts';
import { daysBetween } from '../../slots/days.ts';
import { planDay } from '../../slots/plan-day.ts';
import { restReopened } from '../../slots/resting/closure-places.queries.ts';
import { listSlotLengths, listSlots } from '../../slots/slots.queries.ts';
import { type ClosureRow, updateClosure } from './closures.queries.ts';
import { listDisplaced } from './displaced.queries.ts';
import { recordAct } from './record-act.ts';
import { release } from './release-act.ts';

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b);

export const isOverAt = (moment: Temporal.Instant, now: Temporal.Instant) =>
  Temporal.Instant.compare(moment, now) <= 0;

/** A closure cannot end before it began, nor in the past. */
export const endOf = (ctx: Pick<TrxContext, 'clock'>, { from_at }: ClosureRow, to: Temporal.Instant) =>
  later(from_at, later(to, ctx.clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' })));

/** How many places reopening at `to` would free for offers, and to how many bookings they would be offered. */
export const foreseeReopening = async (
  ctx: TrxContext,
  closure: ClosureRow,
  to: Temporal.Instant,
  params: BookingParams,
) => {
  const planning = { params, lengths: await listSlotLengths(ctx.db), timeZone: ctx.config.timeZone };
  const [first, last] = [dayAt(ctx, to), dayAt(ctx, closure.to_at)];
  const rows = await listSlots(ctx.db, first.toString(), last.toString());
  const booked = new Map(rows.map((row) => [row.start_at.epochMilliseconds, row.booked]));
  const from = later(to, ctx.clock.now().add({ minutes: params.bookingLeadMinutes }));
  const places = daysBetween(first, last)
    .flatMap((day) => planDay(planning, day))
    .filter(
      ({ start, open }) =>
        open &&
        Temporal.Instant.compare(start, from) >= 0 &&
        Temporal.Instant.compare(start, closure.to_at) < 0,
    )
    .reduce((sum, { start, capacity }) => {
      const taken = booked.get(start.epochMilliseconds);
      return taken === undefined ? sum : sum + Math.max(0, capacity - taken);
    }, 0);
  return { places, bookings: (await listDisplaced(ctx.db, closure.id)).length };
};

/**
 * Ends the closure at `to`, after `write` has changed the parameters. Its free places rest and are offered to
 * those whom it moved.
 */
export const reopen = async (
  ctx: TrxContext,
  closure: ClosureRow,
  { to, undoable, params }: { to: Temporal.Instant; undoable: boolean; params: BookingParams },
  write: () => Promise<unknown> = async () => undefined,
): Promise<ClosureRow> => {
  const now = ctx.clock.now();
  const releaseAt = now.add({ seconds: undoable ? undoSeconds : 0 });
  const isOver = isOverAt(to, now) || to.equals(closure.from_at);
  const reopened = await updateClosure(ctx.db, closure.id, { to_at: to, ended: isOver ? 'REOPENED' : null });
  await write();
  // An undo needs these places, and so do moved bookings. If there is neither, the places are sold at once.
  const isKept = undoable || (await listDisplaced(ctx.db, closure.id)).length > 0;
  if (isKept)
    await restReopened(ctx.db, {
      closureId: closure.id,
      until: releaseAt,
      from: to,
      to: closure.to_at,
      now,
      leadMinutes: params.bookingLeadMinutes,
    });
  const id = uuidv7(ctx.clock);
  await recordAct(ctx, reopened, { id, type: 'SHORTENED', toBefore: closure.to_at, releaseAt });
  if (undoable) await releaseLater(ctx);
  else await release(ctx, id, 'at once');
  return reopened;
};
