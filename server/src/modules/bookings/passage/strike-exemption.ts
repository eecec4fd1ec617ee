import type { BookingParams } from '#contract/booking-params.ts';
import type { TrxContext } from '../../../platform/context.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { isGateBehind } from './gate-lag.queries.ts';
import { listOutages } from './outages.queries.ts';

const confirmedMinutes = 30;

export type Judged = {
  readonly booking: BookingRow;
  /** When it came to this. */
  readonly at: Temporal.Instant;
  /** From when on the driver could have done better. */
  readonly since: Temporal.Instant;
};

const isJustConfirmed = ({ confirmed_at }: BookingRow, at: Temporal.Instant) =>
  confirmed_at !== null && at.since(confirmed_at).total('minutes') <= confirmedMinutes;

/** What the driver is not to blame for: no strike follows. */
export const isExempt = async (
  ctx: TrxContext,
  { booking, at, since }: Judged,
  params: BookingParams,
): Promise<boolean> => {
  if (booking.confirmed_at === null || booking.shifted || isJustConfirmed(booking, at)) return true;
  if ((await listOutages(ctx.db, since, at)).length > 0) return true;
  return isGateBehind(ctx.db, {
    at,
    arrivalLateMinutes: params.arrivalLateMinutes,
    graceMinutes: params.noShowGraceMinutes,
  });
};
