import type { BookingMove } from '#contract/bookings.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { dayRange, wireInstant } from '../../slots/checkpoint-time.ts';
import { applyShift } from './apply-shift.ts';
import { prepareShift } from './prepare-shift.ts';

type Shift = {
  readonly date: string;
  readonly minutes: number;
  readonly reason: string;
  readonly dryRun?: boolean | undefined;
};

/** A day means its 00:00 at the checkpoint. */
const momentOf = (ctx: TrxContext, date: string): Temporal.Instant =>
  date.includes('T') ? Temporal.Instant.from(date) : dayRange(ctx, date).from;

/** Moves bookings from a moment on to later places: all of them or none. */
export const shiftBookings = async (
  ctx: TrxContext,
  shift: Shift,
): Promise<{ moves: BookingMove[]; applied: boolean }> => {
  const plan = await prepareShift(ctx, momentOf(ctx, shift.date), shift.minutes);
  const applied = !shift.dryRun;
  if (applied) await applyShift(ctx, plan, shift);
  const wire = (at: number) => wireInstant(ctx, Temporal.Instant.fromEpochMilliseconds(at));
  return {
    moves: plan.moves.map(({ id, number, from, to }) => ({
      id,
      formattedBookingNumber: number,
      from: wire(from),
      to: wire(to),
    })),
    applied,
  };
};
