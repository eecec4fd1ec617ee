import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { findAccount } from '../../accounts/account/accounts.queries.ts';
import { hasVerifiedContact } from '../../accounts/account/contact.ts';
import { listPauses } from '../arrival/pauses.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { isGateBehind } from '../line/gate-lag.queries.ts';

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

/** It was there, or said to be: whatever happened to it afterwards is not staying away. */
const hasArrived = ({ arrived_at, arrival_undone_at }: BookingRow) =>
  arrived_at !== null || arrival_undone_at !== null;

/** The system was down, or the checkpoint is closed at some time before its slot ends. */
const isPaused = async (ctx: TrxContext, { booking, at, since }: Judged, params: BookingParams) => {
  const end = Temporal.Instant.compare(at, booking.slot_end) > 0 ? at : booking.slot_end;
  const pauses = await listPauses(ctx.db, params, since);
  return pauses.some(({ from }) => Temporal.Instant.compare(from, end) < 0);
};

/**
 * Nobody has proven yet that the account is his: an operator opened it for a caller, who may not even know of it.
 */
const isNobodys = async (ctx: TrxContext, { account_id }: BookingRow) => {
  const account = await findAccount(ctx.db, account_id);
  return !account || !hasVerifiedContact(account);
};

/** What the driver is not to blame for: no strike follows. */
export const isExempt = async (ctx: TrxContext, judged: Judged, params: BookingParams): Promise<boolean> => {
  const { booking, at } = judged;
  if (booking.confirmed_at === null || booking.shifted || isJustConfirmed(booking, at)) return true;
  if (hasArrived(booking) || (await isNobodys(ctx, booking))) return true;
  if (await isPaused(ctx, judged, params)) return true;
  return isGateBehind(ctx.db, at, params.noShowGraceMinutes);
};
