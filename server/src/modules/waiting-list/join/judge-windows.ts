import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { dayAt, lastBookableDay } from '../../slots/checkpoint-time.ts';
import { listUndrawnDays } from '../../slots/drawn/drawn-days.queries.ts';
import type { Window } from '../entry/entries.queries.ts';

export type GivenWindows = readonly { readonly from: string; readonly to: string }[];

export const toWindows = (given: GivenWindows): Window[] =>
  given.map(({ from, to }) => ({ from: Temporal.Instant.from(from), to: Temporal.Instant.from(to) }));

/** Refuses days that are still to be drawn: whoever wants a place there applies for the draw. */
const requireDrawn = async (ctx: TrxContext, windows: readonly Window[]): Promise<void> => {
  const undrawn = await listUndrawnDays(ctx.db);
  const touches = ({ from, to }: Window) => {
    const [first, last] = [dayAt(ctx, from).toString(), dayAt(ctx, to.subtract({ seconds: 1 })).toString()];
    return undrawn.some(({ day }) => first <= day && day <= last);
  };
  if (windows.some(touches)) throw new AppError('DAY_IS_DRAWN');
};

/** Requires that a place can still be offered in each window, and that none reaches beyond the horizon. */
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
  await requireDrawn(ctx, windows);
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
