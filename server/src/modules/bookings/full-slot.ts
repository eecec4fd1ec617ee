import type { BookingParams } from '#contract/booking-params.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { freshMs } from '../../platform/fresh-cache.ts';
import { findOverdueHold } from './booking.queries.ts';
import { lastBookableDay } from './booking-rules.ts';
import { dayAt, today } from './checkpoint-time.ts';
import { listNearestFree } from './places.queries.ts';
import { ensureDaysOnce, minuteOf, readSlots } from './slot-days.ts';
import { freePlaces, priorityFreePlaces, toTimeSlot } from './slot-view.ts';

type Wanted = {
  readonly start: Temporal.Instant;
  readonly priority: boolean;
  /** What begins earlier is not sold any more. */
  readonly from: Temporal.Instant;
};

/** Whether some place is only kept by a code that has not come in time. */
const hasOverdueHolds = (ctx: Context) =>
  ctx.cache.read(`overdue holds ${minuteOf(ctx)}`, freshMs, () => findOverdueHold(ctx.db, ctx.clock.now()));

/**
 * Whether the slot was full a moment ago. In a crowd nearly everybody is refused: a refusal that opens no transaction
 * and waits for no lock is what keeps the others fast. Who is let through still finds out from the slot itself.
 */
export const isFullAlready = async (ctx: Context, { start, priority, from }: Wanted): Promise<boolean> => {
  const day = dayAt(ctx, start);
  const slot = (await readSlots(ctx, day, day)).find(({ start_at }) => start_at.equals(start));
  if (!slot?.open || Temporal.Instant.compare(start, from) < 0) return false;
  const free = priority ? priorityFreePlaces(slot) : freePlaces(slot);
  return free === 0 && !(await hasOverdueHolds(ctx));
};

/** A refusal with the three nearest slots that have a place. */
export const slotFull = async (ctx: Context, params: BookingParams, wanted: Wanted): Promise<AppError> => {
  const { start, priority, from } = wanted;
  const last = lastBookableDay(ctx, params);
  await ensureDaysOnce(ctx, today(ctx), last);
  const suggestions = await ctx.cache.read(
    `nearest ${start} ${priority} ${minuteOf(ctx)}`,
    freshMs,
    async () =>
      (await listNearestFree(ctx.db, start, priority, from, last.toString())).map((slot) =>
        toTimeSlot(ctx, slot, from),
      ),
  );
  return new AppError('SLOT_FULL', { extras: { suggestions } });
};
