import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { systemCancellationCodes } from '#contract/booking-status.ts';
import type { Booking } from '#contract/bookings.ts';
import { useTimeZone } from '../../lib/time-zone.ts';
import { offsetLabel } from '../checkpoint/checkpoint-time.ts';
import { shifted, wallDay, wallTime, whenWords } from '../checkpoint/checkpoint-words.ts';
import { bookingParamsQuery } from './booking-params.ts';

type WithTime = Pick<Booking, 'dateBooked'>;

/** When to come: as early as the gate admits, until it is late. Undefined while the rule is not known. */
export const useArrivalWords = ({ dateBooked }: WithTime) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  if (!params) return undefined;
  const from = shifted(dateBooked, -params.arrivalEarlyMinutes);
  const to = shifted(dateBooked, params.arrivalLateMinutes);
  const isSameDay = wallDay(from) === wallDay(to);
  return t('booking.arrive', { from: isSameDay ? wallTime(from) : whenWords(from), to: wallTime(to) });
};

/** Which clock a booking's times are on. */
export const useZoneWords = ({ dateBooked }: WithTime) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  return t('booking.pass.zone', { offset: offsetLabel(new Date(dateBooked), timeZone) });
};

/** A reason is what a person wrote, or a code of the system's own. */
export const useCancellationWords = () => {
  const { t } = useTranslation();
  return (reason: string) => {
    const known = systemCancellationCodes.find((one) => one === reason);
    return known ? t(`booking.cancellation.${known}`) : reason;
  };
};
