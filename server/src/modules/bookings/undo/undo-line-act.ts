import { type ActRow, followVersion } from '../../../platform/acts/acts.queries.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { updateBooking } from '../booking/booking.queries.ts';
import { recordEvent } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { lockBookingAndSlots } from '../booking/lock-booking.ts';
import { noReason } from '../booking/stored-reason.ts';
import { gateWords, tellTruck } from '../booking/tell-driver.ts';
import { changeDetails } from '../edit/edit-details.ts';
import { applyStatus } from '../passage/change-status.ts';
import { builtUpon } from './built-upon.ts';

type Before = { readonly gate: string | null; readonly has_priority: boolean };

const redirectBack = async (ctx: TrxContext, booking: BookingRow, { gate }: Before): Promise<BookingRow> => {
  const back = await updateBooking(ctx.db, booking.id, { gate, acknowledged_at: null });
  await recordEvent(ctx, 'REDIRECTED', booking, back, { ...noReason, undoes: 'REDIRECT' });
  if (gate === null) return back;
  const { directions } = await gateWords(ctx, back);
  await tellTruck(ctx, back, { template: 'booking-redirected', gate, directions });
  return back;
};

/** Does the opposite of the act, because nothing is ever deleted from the log. */
const opposite = async (ctx: TrxContext, booking: BookingRow, act: ActRow): Promise<BookingRow> => {
  const before = act.before as Before;
  const undoing = { id: booking.id, undoes: act.type } as const;
  const mistake = { ...undoing, reasonKind: 'MISTAKE' } as const;
  switch (act.type) {
    case 'ARRIVAL':
      return (await applyStatus(ctx, { ...undoing, status: 'BOOKED' })).after;
    case 'TAKE_BACK':
      return (await applyStatus(ctx, { ...undoing, status: 'WAITING' })).after;
    case 'CALL':
      return (await applyStatus(ctx, { ...mistake, status: 'WAITING' })).after;
    case 'RETURN':
    case 'NO_ANSWER':
      return (
        await applyStatus(ctx, {
          ...mistake,
          status: 'GO_TO_GATE',
          ...(before.gate !== null && { gate: before.gate }),
        })
      ).after;
    case 'REDIRECT':
      return redirectBack(ctx, booking, before);
    case 'PRIORITY': {
      const { has_priority: hasPriority } = before;
      return changeDetails(ctx, booking, { hasPriority }, hasPriority, { ...noReason, undoes: act.type });
    }
    default:
      throw new Error(`${act.type} is no act on the line`);
  }
};

export const undoLineAct = async (ctx: TrxContext, act: ActRow): Promise<void> => {
  const booking = await lockBookingAndSlots(ctx, act.booking_id ?? '');
  if (booking.version !== act.version_after) throw await builtUpon(ctx, act);
  const { version } = await opposite(ctx, booking, act);
  await followVersion(ctx.db, act, version);
};
