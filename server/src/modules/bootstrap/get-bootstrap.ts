import type { BookingDay, TimeSlot } from '#contract/bookings/time-slots.ts';
import type { Bootstrap, BootstrapScreen } from '#contract/bootstrap-routes.ts';
import type { Context } from '../../platform/context/context.ts';
import { siteFacts } from '../../platform/http/pages/site-facts.ts';
import { getCurrentUser } from '../accounts/account/profile.ts';
import { listCargoTypes } from '../bookings/read/code-lists.ts';
import { listOwnBookings } from '../bookings/read/list-own-bookings.ts';
import { lastBookableDay, today } from '../slots/checkpoint-time.ts';
import { listBookingDates } from '../slots/list-booking-dates.ts';
import { listTimeSlots } from '../slots/list-time-slots.ts';
import { getBookingBlocked } from '../system-params/booking-blocked.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { listOwnVehicles } from '../vehicles/list/list-account-vehicles.ts';
import { listOwnEntries } from '../waiting-list/entry/read-entries.ts';

const monthsBetween = (first: Temporal.PlainDate, last: Temporal.PlainDate): string[] => {
  const end = last.toPlainYearMonth();
  const months: string[] = [];
  for (
    let month = first.toPlainYearMonth();
    Temporal.PlainYearMonth.compare(month, end) <= 0;
    month = month.add({ months: 1 })
  )
    months.push(month.toString());
  return months;
};

const readSchedule = async (
  ctx: Context,
): Promise<{ readonly dates: BookingDay[]; readonly timeSlots?: TimeSlot[] }> => {
  const last = lastBookableDay(ctx, await readBookingParams(ctx));
  const months = monthsBetween(today(ctx), last);
  const dates = (await Promise.all(months.map((month) => listBookingDates(ctx, { month })))).flat();
  const opened = dates.find(({ free }) => free > 0) ?? dates[0];
  return opened ? { dates, timeSlots: await listTimeSlots(ctx, opened) } : { dates };
};

/** Must equal the requests of the screens. */
const allVehicles = { page: 0, size: 1000, sort: 'model,ASC' } as const;
const allEntries = { page: 0, size: 100 } as const;
const firstBookings = { page: 0, size: 12, sort: 'dateBooked,asc' } as const;

type Parts = Omit<Bootstrap, 'site'>;

const readOwn = async (ctx: Context): Promise<Parts> => {
  const [profile, vehicles] = await Promise.all([getCurrentUser(ctx), listOwnVehicles(ctx, allVehicles)]);
  return { profile, vehicles };
};

const readForBooking = async (ctx: Context): Promise<Parts> => {
  const bookingParams = await readBookingParams(ctx);
  const [own, bookings, entries, bookingBlocked, cargoTypes, schedule] = await Promise.all([
    readOwn(ctx),
    listOwnBookings(ctx, firstBookings),
    bookingParams.waitingList.enabled ? listOwnEntries(ctx, allEntries) : undefined,
    getBookingBlocked(ctx),
    listCargoTypes(ctx),
    readSchedule(ctx),
  ]);
  return {
    ...own,
    bookings,
    ...(entries && { entries }),
    bookingBlocked,
    bookingParams,
    cargoTypes,
    ...schedule,
  };
};

const readers: Record<BootstrapScreen, (ctx: Context) => Promise<Parts>> = {
  booking: readForBooking,
  lk: readOwn,
  login: async () => ({}),
};

/** Every part comes from the use case of its own route, so that both always agree. */
export const getBootstrap = async (ctx: Context, screen: BootstrapScreen): Promise<Bootstrap> => ({
  ...(await readers[screen](ctx)),
  site: siteFacts(ctx.config),
});
