import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useArrivalWindow, useToldArrival } from '../../../domain/booking/booking-words.ts';

const keys = {
  early: 'boardBookings.expected.arrive',
  now: 'boardBookings.expected.arriveNow',
  late: 'boardBookings.expected.arriveLate',
} as const;

export const useExpectedWords = (booking: Booking) => {
  const { t } = useTranslation();
  const told = useToldArrival(useArrivalWindow(booking));
  return told && t(keys[told.phase], told.times);
};
