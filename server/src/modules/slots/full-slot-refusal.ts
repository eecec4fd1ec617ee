import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { freshMs } from '../../platform/memory/fresh-cache.ts';
import { dayAt, lastBookableDay, today } from './checkpoint-time.ts';
import { listFreeAround, nearest } from './places.queries.ts';
import { ensureDaysOnce, minuteOf } from './read-slots.ts';
import { toTimeSlot } from './slot-view.ts';
import type { SlotRow } from './slots.queries.ts';
import { viewerOf } from './view-slots.ts';

export type RequestedSlot = {
  readonly start: Temporal.Instant;
  readonly priority: boolean;
  /** Slots that start before this moment are no longer sold. */
  readonly from: Temporal.Instant;
  /** The booking's current slot, which is not suggested. */
  readonly own?: Temporal.Instant;
};

const nearestOf = (slots: readonly SlotRow[], { start, own }: RequestedSlot): SlotRow[] => {
  const distanceOf = ({ start_at }: SlotRow) =>
    Math.abs(start_at.epochMilliseconds - start.epochMilliseconds);
  return slots
    .filter(({ start_at }) => !own?.equals(start_at))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b) || Temporal.Instant.compare(a.start_at, b.start_at))
    .slice(0, nearest);
};

export const fullSlotRefusal = async (
  ctx: Context,
  params: BookingParams,
  requested: RequestedSlot,
): Promise<AppError> => {
  const { start, priority, from, own } = requested;
  const last = lastBookableDay(ctx, params);
  await ensureDaysOnce(ctx, today(ctx), last);
  const day = dayAt(ctx, start).toString();
  const kind = `${viewerOf(ctx)} ${priority} ${minuteOf(ctx)}`;
  const readFree = () =>
    ctx.cache.read(`free around ${day} ${kind}`, freshMs, () =>
      listFreeAround(ctx.db, day, { priority, from, lastDay: last.toString(), now: ctx.clock.now() }),
    );
  const suggestions = await ctx.cache.read(`nearest ${start} ${own} ${kind}`, freshMs, async () =>
    nearestOf(await readFree(), requested).map((slot) => toTimeSlot(ctx, slot, from)),
  );
  return new AppError('SLOT_FULL', { extras: { suggestions } });
};
