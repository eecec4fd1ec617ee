import type { BanEvent } from '#contract/vehicles/vehicles.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../../platform/db/page.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { reasonAnswer } from '../vehicle/reason-words.ts';
import { type BanHistoryRow, banHistory } from './ban-history.queries.ts';
import { days, isSuspended } from './bans.queries.ts';
import { readVehicle } from './end-bans.ts';

type WireDate = (instant: Temporal.Instant) => string;

/** Whether the reader can appeal against the event, and what an appeal has done to it. */
const appealOf = (
  ctx: Context,
  row: BanHistoryRow,
  appealDays: number,
  date: WireDate,
): Partial<BanEvent> => {
  const now = ctx.clock.now();
  const isAppellant = row.appellant === ctx.actor?.userId;
  const until = row.appealable_until ?? row.event_at.add(days(appealDays));
  const isAppealable =
    isAppellant && row.type !== 'UNBAN' && row.cleared_at === null && row.appeal_id === null;
  return {
    ...(isAppealable && Temporal.Instant.compare(now, until) < 0 && { appealableUntil: date(until) }),
    ...(row.appeal_id && (isAppellant || isInConsole(ctx.actor)) && { appealId: row.appeal_id }),
    ...(row.suspended_from && isSuspended(row, now) && { suspendedFrom: date(row.suspended_from) }),
  };
};

type Reader = { readonly accountId: string; readonly appealDays: number };

/** `accountId` is the account of the vehicle in whose history the event is shown. */
export const toBanEvent =
  (ctx: Context, { accountId, appealDays }: Reader) =>
  (row: BanHistoryRow): BanEvent => {
    const date: WireDate = (instant) => toWireInstant(instant, ctx.config.timeZone);
    // Only the console may see a booking of another account with the same plate.
    const isBookingVisible = isInConsole(ctx.actor) || row.given_to === accountId;
    return {
      id: row.id,
      type: row.type,
      ...reasonAnswer({ reason: row.reason, reasons: row.reasons, code: row.reason_code }, ctx.language),
      eventDate: date(row.event_at),
      until: row.until && date(row.until),
      clearedDate: row.cleared_at && date(row.cleared_at),
      unbanMode: row.unban_mode,
      actor: row.actor,
      ...(isBookingVisible && row.booking_id && { bookingId: row.booking_id }),
      ...appealOf(ctx, row, appealDays, date),
    };
  };

export const listBanEvents = async (
  ctx: Context,
  id: string,
  request: PageRequest,
): Promise<Page<BanEvent>> => {
  const vehicle = await readVehicle(ctx, id);
  const { appealDays } = await readBookingParams(ctx);
  return toPage(
    ctx.db,
    banHistory(ctx.db, vehicle, isInConsole(ctx.actor)),
    request,
    toBanEvent(ctx, { accountId: vehicle.account_id, appealDays }),
  );
};
