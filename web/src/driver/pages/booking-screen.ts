import type { Bootstrap } from '#contract/bootstrap-routes.ts';
import { bookingBlockedQuery } from '../../domain/booking/booking-blocked.ts';
import { rememberBookingParams } from '../../domain/booking/booking-params.ts';
import { cargoTypesQuery } from '../../domain/booking/cargo-types.ts';
import { rememberActiveBookings } from '../../domain/booking/own-bookings.ts';
import { rememberSchedule } from '../../domain/booking/time-slots.ts';
import { takeFirstData } from '../../lib/first-data.ts';
import { queryClient } from '../../lib/query-client.ts';
import { rememberOwnData } from './own-data.ts';

export { BookingPage } from '../../features/booking/booking-page.tsx';

const remember = (data: Bootstrap) => {
  rememberOwnData(data);
  queryClient.setQueryData(bookingBlockedQuery.queryKey, data.bookingBlocked);
  queryClient.setQueryData(cargoTypesQuery.queryKey, data.cargoTypes);
  if (data.bookingParams) rememberBookingParams(data.bookingParams);
  if (data.bookings) rememberActiveBookings(data.bookings);
  if (data.dates) rememberSchedule(data.dates, data.timeSlots);
};

/** What came in one answer is known as if each part had been asked for. */
export const rememberFirstData = async (): Promise<void> => {
  const data = await takeFirstData();
  if (data) remember(data);
};
