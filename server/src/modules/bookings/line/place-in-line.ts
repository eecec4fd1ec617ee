import type { Booking } from '#contract/bookings/bookings.ts';
import type { Context } from '../../../platform/context/context.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { listPlacesInLine, type PlaceInLine } from './line-order.queries.ts';

type ShownPlace = NonNullable<Booking['queue']>;

const toShownPlace = (
  ctx: Pick<Context, 'config'>,
  { position, etaFrom, etaTo }: Omit<PlaceInLine, 'bookingId'>,
): ShownPlace => ({
  position,
  ahead: position - 1,
  etaFrom: etaFrom && wireInstant(ctx, etaFrom),
  etaTo: etaTo && wireInstant(ctx, etaTo),
});

/** Runs no query if no booking is waiting. */
export const placesInLine = async (
  ctx: Pick<Context, 'config' | 'db'>,
  rows: readonly Pick<BookingRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, ShownPlace>> => {
  const waiting = rows.filter(({ status }) => status === 'WAITING').map(({ id }) => id);
  const places = await listPlacesInLine(ctx.db, waiting);
  return new Map([...places].map(([id, place]) => [id, toShownPlace(ctx, place)]));
};
