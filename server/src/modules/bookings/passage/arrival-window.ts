import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../../platform/context.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { findPlacedAt } from './arrival.queries.ts';
import { listPauses } from './pauses.ts';

type Booked = Pick<BookingRow, 'id' | 'slot_at' | 'slot_end' | 'confirmed_at'>;

export type ArrivalWindow = {
  readonly from: Temporal.Instant;
  /** Later than this is late, and loses its turn. */
  readonly onTimeUntil: Temporal.Instant;
  readonly to: Temporal.Instant;
};

const latest = (...instants: readonly (Temporal.Instant | null | undefined)[]) =>
  instants
    .filter((instant) => instant !== null && instant !== undefined)
    .reduce((a, b) => (Temporal.Instant.compare(a, b) >= 0 ? a : b));

/** The time to arrive does not run while the system is down or the checkpoint closed. */
const prolonged = (
  from: Temporal.Instant,
  to: Temporal.Instant,
  pauses: Awaited<ReturnType<typeof listPauses>>,
): Temporal.Instant =>
  pauses.reduce((end, pause) => {
    const isOutside =
      Temporal.Instant.compare(pause.to, from) <= 0 || Temporal.Instant.compare(pause.from, end) >= 0;
    return isOutside ? end : end.add(latest(pause.from, from).until(pause.to));
  }, to);

/**
 * When a truck may come. Whoever got its present time after that slot had begun has as long as everybody else from
 * then on.
 */
export const arrivalWindow = async (
  ctx: Pick<Context, 'db'>,
  booking: Booked,
  params: BookingParams,
): Promise<ArrivalWindow> => {
  const from = booking.slot_at.subtract({ minutes: params.arrivalEarlyMinutes });
  const placedAt = await findPlacedAt(ctx.db, booking.id);
  const late = { minutes: params.arrivalLateMinutes };
  const pauses = await listPauses(ctx.db, params, from);
  const onTime = latest(booking.slot_at, booking.confirmed_at, placedAt).add(late);
  const end = latest(booking.slot_end.add({ minutes: params.noShowGraceMinutes }), onTime);
  return { from, onTimeUntil: prolonged(from, onTime, pauses), to: prolonged(from, end, pauses) };
};
