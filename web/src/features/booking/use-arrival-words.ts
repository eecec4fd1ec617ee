import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { bookingParamsQuery } from './booking-queries.ts';
import { shifted, wallDay, wallTime, whenWords } from './checkpoint-words.ts';

/** When to come: as early as the gate admits, until it is late. Undefined while the rule is not known. */
export const useArrivalWords = ({ dateBooked }: Pick<Booking, 'dateBooked'>) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  if (!params) return undefined;
  const from = shifted(dateBooked, -params.arrivalEarlyMinutes);
  const to = shifted(dateBooked, params.arrivalLateMinutes);
  const isSameDay = wallDay(from) === wallDay(to);
  return t('booking.arrive', { from: isSameDay ? wallTime(from) : whenWords(from), to: wallTime(to) });
};
