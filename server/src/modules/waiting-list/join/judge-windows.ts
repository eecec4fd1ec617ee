import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { defineEvent } from '../../../platform/events/events.ts';
import { dayAt, lastBookableDay } from '../../slots/checkpoint-time.ts';
import type { Window } from '../entry/entries.queries.ts';

export type GivenWindows = readonly { readonly from: string; readonly to: string }[];

/** Somebody wants to wait within these windows. A listener that throws refuses them. */
export const windowsGiven = defineEvent<{ readonly windows: readonly Window[] }>('list-windows-given');

export const toWindows = (given: GivenWindows): Window[] =>
  given.map(({ from, to }) => ({ from: Temporal.Instant.from(from), to: Temporal.Instant.from(to) }));

/** Something can still be offered in each, and nothing beyond the horizon. */
export const judgeWindows = async (
  ctx: TrxContext,
  windows: readonly Window[],
  params: BookingParams,
): Promise<void> => {
  const soonest = ctx.clock.now().add({ minutes: params.bookingLeadMinutes });
  const last = lastBookableDay(ctx, params);
  for (const [place, { to }] of windows.entries()) {
    if (Temporal.Instant.compare(to, soonest) <= 0)
      throw invalidField(`windows[${place}].to`, 'NOT_IN_FUTURE');
    if (Temporal.PlainDate.compare(dayAt(ctx, to.subtract({ seconds: 1 })), last) > 0)
      throw new AppError('SLOT_BEYOND_HORIZON', { params: { days: params.horizonDays } });
  }
  await ctx.events.emit(ctx, windowsGiven, { windows });
};

export const endOfWindows = (windows: readonly Window[]): Temporal.Instant => {
  const [last] = windows.map(({ to }) => to).sort((a, b) => Temporal.Instant.compare(b, a));
  if (!last) throw new Error('An entry has a window');
  return last;
};

const isWithin = (inner: Window, outer: Window) =>
  Temporal.Instant.compare(inner.from, outer.from) >= 0 && Temporal.Instant.compare(inner.to, outer.to) <= 0;

export const onlyShrink = (before: readonly Window[], after: readonly Window[]): boolean =>
  after.every((one) => before.some((other) => isWithin(one, other)));
