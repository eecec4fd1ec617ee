import type { EarlierStrike, Evidence } from '#contract/appeals/evidence.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { findBooking } from '../../bookings/booking/booking.queries.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { listParamsInForce } from '../../system-params/get-booking-params.ts';
import type { Appealable } from '../../vehicles/bans/strike.queries.ts';
import { reasonAnswer } from '../../vehicles/vehicle/reason-words.ts';
import { arrivalEvidence, unconfirmedEvidence } from './arrival-evidence.ts';
import {
  countCauses,
  isConfirmedByDriver,
  listAttempts,
  listDeliveries,
  listEarlierStrikes,
} from './evidence.queries.ts';

type WireDate = (at: Temporal.Instant) => string;

const bookingEvidence = async (
  ctx: TrxContext,
  row: BookingRow,
  date: WireDate,
): Promise<Evidence['booking']> => {
  const byDriver = await isConfirmedByDriver(ctx.db, row.id);
  return {
    id: row.id,
    formattedBookingNumber: row.number,
    createdDate: date(row.created_at),
    confirmedDate: row.confirmed_at && date(row.confirmed_at),
    confirmedBy: row.confirmed_at && (byDriver ? 'CODE' : 'OPERATOR'),
    dateBooked: date(row.slot_at),
    slotEnd: date(row.slot_end),
    canceledDate: row.canceled_at && date(row.canceled_at),
    cancellation: row.cancellation_code,
  };
};

const earlierStrikes = async (
  ctx: TrxContext,
  strike: Appealable,
  date: WireDate,
): Promise<EarlierStrike[]> => {
  const rows = await listEarlierStrikes(ctx.db, strike, ctx.clock.now());
  return rows.map((row) => {
    const isLate = row.reasonCode === 'LATE_CANCEL' && row.slot_at !== null && row.canceled_at !== null;
    return {
      id: row.id,
      type: row.type,
      reasonCode: row.reasonCode,
      reasons: reasonAnswer({ reason: row.reason, reasons: row.reasons, code: row.reasonCode }, 'RU').reasons,
      eventDate: date(row.event_at),
      until: row.until && date(row.until),
      state: row.state,
      dateBooked: row.slot_at && date(row.slot_at),
      minutesBefore:
        isLate && row.slot_at && row.canceled_at
          ? Math.round(row.slot_at.since(row.canceled_at).total('minutes'))
          : null,
    };
  });
};

const withoutBooking = {
  booking: null,
  arrival: null,
  pauses: [],
  gateLag: null,
  kioskAttempts: [],
  messages: [],
};

/** A truck is excluded from draws after two unused wins, so this limit always names both. */
const bothUnused = { number: 2, limit: 2 };

export const gatherEvidence = async (ctx: TrxContext, strike: Appealable): Promise<Evidence> => {
  const date: WireDate = (at) => toWireInstant(at, ctx.config.timeZone);
  const { present, versions } = await listParamsInForce(ctx, strike.struck_at);
  const rules = { atStrike: versions[0]?.params ?? present, today: present };
  const booking = strike.booking_id === null ? undefined : await findBooking(ctx.db, strike.booking_id);
  const earlier = await earlierStrikes(ctx, strike, date);
  const counting = earlier.filter(({ type, state }) => type === 'WARN' && state === 'COUNTS');
  const known = {
    gatheredAt: date(ctx.clock.now()),
    warning:
      strike.type === 'LIMIT'
        ? bothUnused
        : {
            number: (await countCauses(ctx.db, strike)) ?? counting.length + 1,
            limit: rules.atStrike.warningsBeforeBan,
          },
    earlierStrikes: earlier,
  };
  if (!booking) return { ...known, ...withoutBooking };
  const attempts = await listAttempts(ctx.db, booking.id);
  const messages = await listDeliveries(ctx.db, booking.id);
  return {
    ...known,
    booking: await bookingEvidence(ctx, booking, date),
    ...(booking.confirmed_at === null
      ? await unconfirmedEvidence(ctx, booking, rules)
      : await arrivalEvidence(ctx, booking, rules)),
    kioskAttempts: attempts.map(({ at, outcome }) => ({ at: date(at), outcome })),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: date(at) })),
  };
};
