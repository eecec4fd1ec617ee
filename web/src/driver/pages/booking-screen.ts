import { bookingBlockedQuery } from '../../domain/booking/booking-blocked.ts';
import { rememberBookingParams } from '../../domain/booking/booking-params.ts';
import { cargoTypesQuery } from '../../domain/booking/cargo-types.ts';
import { rememberActiveBookings } from '../../domain/booking/own-bookings.ts';
import { rememberSchedule } from '../../domain/booking/time-slots.ts';
import { rememberOwnEntries } from '../../features/booking/waiting/waiting-entries.ts';
import { type FirstData, takeFirstData } from '../../lib/first-data.ts';
import { queryClient } from '../../lib/query-client.ts';
import { rememberOwnData } from './own-data.ts';

export { BookingPage } from '../../features/booking/booking-page.tsx';

const remember = (data: FirstData) => {
  const at = { updatedAt: data.cameAt };
  rememberOwnData(data);
  queryClient.setQueryData(bookingBlockedQuery.queryKey, data.bookingBlocked, at);
  queryClient.setQueryData(cargoTypesQuery.queryKey, data.cargoTypes, at);
  if (data.bookingParams) rememberBookingParams(data.bookingParams, at);
  if (data.bookings) rememberActiveBookings(data.bookings, at);
  if (data.entries) rememberOwnEntries(data.entries.content, at);
  if (data.dates) rememberSchedule(data.dates, data.timeSlots, at);
};

export const rememberFirstData = async (): Promise<void> => {
  const data = await takeFirstData();
  if (data) remember(data);
};
