import type { BookingParams } from '#contract/params/booking-params.ts';
import { isAdmin } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Stretch } from './prepare-shift.ts';

const longestHours = 3;

type Span = { readonly from: number; readonly to: number };

/** Joins closures with less than a slot between them, because nobody can pass in that time. */
const joinClosures = (first: Span, others: readonly Span[], gap: number): Span => {
  const near = others.filter(({ from, to }) => from < first.to + gap && to > first.from - gap);
  const from = Math.min(first.from, ...near.map((span) => span.from));
  const to = Math.max(first.to, ...near.map((span) => span.to));
  return from === first.from && to === first.to ? first : joinClosures({ from, to }, others, gap);
};

/**
 * An operator may close for three hours at most, including adjacent closures. Only an administrator may close
 * longer.
 */
export const requireShortClosure = (
  { actor }: Pick<Context, 'actor'>,
  { from, to }: Stretch,
  { closures, slotMinutes }: Pick<BookingParams, 'closures' | 'slotMinutes'>,
): void => {
  if (isAdmin(actor)) return;
  const others = closures.map((closure) => ({
    from: Temporal.Instant.from(closure.from).epochMilliseconds,
    to: Temporal.Instant.from(closure.to).epochMilliseconds,
  }));
  const own = { from: from.epochMilliseconds, to: to.epochMilliseconds };
  const whole = joinClosures(own, others, slotMinutes * 60_000);
  if (whole.to - whole.from > longestHours * 3_600_000)
    throw new AppError('CLOSURE_NEEDS_ADMIN', { params: { hours: longestHours } });
};
