import type { TrxContext } from '../../../platform/context/context.ts';
import { listBookings } from '../booking/booking.queries.ts';
import { type BookingNews, tellTruck } from '../booking/tell-driver.ts';
import { keepTold, markNear, type ShownEta, type WaitingTruck } from './places.queries.ts';

/** With this many trucks ahead a driver should be in his truck. */
const nearAhead = 3;

export type Forecast = { readonly truck: WaitingTruck; readonly eta: ShownEta | null };

const timeOf = (ctx: TrxContext, at: Temporal.Instant) =>
  at.toZonedDateTimeISO(ctx.config.timeZone).toPlainTime().toString({ smallestUnit: 'minute' });

const words = (ctx: TrxContext, { from, to }: ShownEta) => `${timeOf(ctx, from)}-${timeOf(ctx, to)}`;

const arrivalNews = (ctx: TrxContext, { eta }: Forecast, ahead: number): BookingNews =>
  eta
    ? { template: 'booking-arrived-forecast', position: ahead + 1, eta: words(ctx, eta) }
    : { template: 'booking-arrived' };

const nearNews = (ctx: TrxContext, { eta }: Forecast, ahead: number): BookingNews =>
  eta
    ? { template: 'booking-near-forecast', ahead, eta: words(ctx, eta) }
    : { template: 'booking-near', ahead };

const tell = async (ctx: TrxContext, news: ReadonlyMap<string, BookingNews>): Promise<void> => {
  if (news.size === 0) return;
  const bookings = await listBookings(ctx.db, [...news.keys()]);
  for (const booking of bookings) {
    const own = news.get(booking.id);
    if (own) await tellTruck(ctx, booking, own);
  }
};

/**
 * Tells arrived trucks their place and keeps that forecast for the accuracy statistics. Trucks near the front
 * are told so once; a truck that arrives there is told only of its arrival.
 */
export const tellOfLine = async (
  ctx: TrxContext,
  line: readonly Forecast[],
  arrivals: readonly string[],
): Promise<void> => {
  if (arrivals.length > 0) await keepTold(ctx.db, arrivals);
  const near: string[] = [];
  const news = new Map<string, BookingNews>();
  for (const [ahead, forecast] of line.entries()) {
    const { id, told_near } = forecast.truck;
    const hasArrived = arrivals.includes(id);
    const isNear = ahead <= nearAhead && !told_near;
    if (hasArrived) news.set(id, arrivalNews(ctx, forecast, ahead));
    else if (isNear) news.set(id, nearNews(ctx, forecast, ahead));
    if (isNear) near.push(id);
  }
  await tell(ctx, news);
  if (near.length > 0) await markNear(ctx.db, near);
};
