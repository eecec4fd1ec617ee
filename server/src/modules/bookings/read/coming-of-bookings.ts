import { expectedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { BookingComing } from '#contract/bookings/bookings.ts';
import type { Context } from '../../../platform/context/context.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { keptForNobody } from '../../slots/resting/resting.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { BookingRow } from '../booking/booking-row.ts';

type Row = {
  readonly booking_id: string;
  readonly asked_at: Temporal.Instant;
  readonly answer: 'YES' | 'NO' | null;
  readonly answered_at: Temporal.Instant | null;
  readonly no_at: Temporal.Instant | null;
  readonly has_place: boolean;
};

const isReclaimed = ({ status, cancellation_code }: BookingRow) =>
  status === 'CANCELED' && cancellation_code === 'NOT_RECONFIRMED';

/** `has_place`: the reclaimed place still rests, or another place of the slot is on sale. */
const listComing = ({ db }: Pick<Context, 'db'>, ids: readonly string[]) => rowsOf<Row>(db)`
    SELECT booking_id, asked_at, answer, answered_at, no_at,
      booking.status = 'CANCELED' AND (
        (slot.open AND slot.booked < slot.capacity
          AND (booking.has_priority OR slot.booked_ordinary < slot.capacity - slot.reserve))
        OR EXISTS (SELECT 1 FROM resting_place WHERE resting_place.slot_at = booking.slot_at
          AND priority = booking.has_priority AND ${keptForNobody})
      ) AS has_place
    FROM coming JOIN booking ON booking.id = booking_id AND booking.slot_at = coming.slot_at
    LEFT JOIN slot ON slot.start_at = coming.slot_at
    WHERE booking_id = ANY (${ids}::uuid[])`;

/** What drivers were asked and answered, for trucks still to come and for those that lost their place. */
export const comingOf = async (
  ctx: Pick<Context, 'config' | 'clock' | 'db'>,
  bookings: readonly BookingRow[],
): Promise<Map<string, BookingComing>> => {
  const concerned = new Map(
    bookings
      .filter((row) => isOneOf(expectedStatuses, row.status) || isReclaimed(row))
      .map((row) => [row.id, row]),
  );
  if (concerned.size === 0) return new Map();
  const { reconfirm } = await getBookingParams(ctx);
  if (!reconfirm.enabled) return new Map();
  const now = ctx.clock.now();
  const found = new Map<string, BookingComing>();
  for (const { booking_id, asked_at, answer, answered_at, no_at, has_place } of await listComing(ctx, [
    ...concerned.keys(),
  ])) {
    const booking = concerned.get(booking_id);
    if (!booking) continue;
    const { slot_at } = booking;
    const askedAt = wireInstant(ctx, asked_at);
    const answered = answered_at && { answeredAt: wireInstant(ctx, answered_at) };
    if (isReclaimed(booking)) {
      const canTakeBack = has_place && Temporal.Instant.compare(now, slot_at) < 0;
      found.set(booking_id, { state: 'RECLAIMED', askedAt, canTakeBack });
    } else if (answer === 'NO' && no_at) {
      found.set(booking_id, { state: 'NO', askedAt, ...answered, until: wireInstant(ctx, no_at) });
    } else if (answer === 'YES') {
      found.set(booking_id, { state: 'YES', askedAt, ...answered });
    } else {
      const reclaimAt = wireInstant(ctx, slot_at.subtract({ hours: reconfirm.reclaimHours }));
      found.set(booking_id, { state: 'ASKED', askedAt, reclaimAt });
    }
  }
  return found;
};
