import type { BanEvent } from '#contract/vehicles/vehicles.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../../platform/db/page.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { reasonAnswer } from '../vehicle/reason-words.ts';
import { type BanHistoryRow, banHistory } from './ban-history.queries.ts';
import { readVehicle } from './end-bans.ts';

const toEvent =
  (ctx: Context, isOperator: boolean) =>
  (row: BanHistoryRow): BanEvent => {
    const date = (instant: Temporal.Instant) => toWireInstant(instant, ctx.config.timeZone);
    // Only operators may see a booking of another account with the same plate.
    const isBookingVisible = row.booking_id !== null && (isOperator || row.is_own);
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
    };
  };

export const listBanEvents = async (
  ctx: Context,
  id: string,
  request: PageRequest,
): Promise<Page<BanEvent>> => {
  const vehicle = await readVehicle(ctx, id);
  const isOperator = isInConsole(ctx.actor);
  return toPage(ctx.db, banHistory(ctx.db, vehicle, isOperator), request, toEvent(ctx, isOperator));
};
