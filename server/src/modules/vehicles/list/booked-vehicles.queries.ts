import { type RawBuilder, sql } from 'kysely';

export type Span = { readonly from?: Temporal.Instant; readonly before?: Temporal.Instant };

/** The booking is in the span and not canceled. Written so that the partial indexes apply. */
export const isBookedWithin = ({ from, before }: Span, name = 'booking'): RawBuilder<boolean> => {
  const slot = sql.ref(`${name}.slot_at`);
  const since = from ? sql`AND ${slot} >= ${from}` : sql``;
  const until = before ? sql`AND ${slot} < ${before}` : sql``;
  return sql<boolean>`${sql.ref(`${name}.status`)} <> 'CANCELED' ${since} ${until}`;
};

export const hasBookingWithin = (span: Span): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM booking WHERE booking.vehicle_id = vehicle.id AND ${isBookedWithin(span)})`;

/** Whether `booking` is the latest one of its vehicle in the span, so that each vehicle is listed once. */
export const isLatestWithin = (span: Span): RawBuilder<boolean> => sql<boolean>`booking.id = (
  SELECT latest.id FROM booking AS latest
  WHERE latest.vehicle_id = booking.vehicle_id AND ${isBookedWithin(span, 'latest')}
  ORDER BY latest.slot_at DESC, latest.id DESC LIMIT 1)`;

export const lastBookedAt = sql<Temporal.Instant | null>`(
  SELECT max(booking.slot_at) FROM booking WHERE booking.vehicle_id = vehicle.id AND ${isBookedWithin({})})`;
