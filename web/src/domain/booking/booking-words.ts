import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { useTimeZone } from '../../lib/time-zone.ts';
import { offsetLabel } from '../checkpoint/checkpoint-time.ts';
import { shifted, wallDay, wallTime, whenWords } from '../checkpoint/checkpoint-words.ts';
import { bookingParamsQuery } from './booking-params.ts';

type Time = Pick<Booking, 'dateBooked'>;

/** When to come: as early as the gate admits, until it is late. Undefined while the rule is not known. */
export const useArrivalWords = ({ dateBooked }: Time) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  if (!params) return undefined;
  const from = shifted(dateBooked, -params.arrivalEarlyMinutes);
  const to = shifted(dateBooked, params.arrivalLateMinutes);
  const isSameDay = wallDay(from) === wallDay(to);
  return t('booking.arrive', { from: isSameDay ? wallTime(from) : whenWords(from), to: wallTime(to) });
};

/** Which clock a booking's times are on. */
export const useZoneWords = ({ dateBooked }: Time) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  return t('booking.pass.zone', { offset: offsetLabel(new Date(dateBooked), timeZone) });
};

const systemReasons = ['EXPIRED', 'BANNED', 'PLATE_CLAIMED', 'NO_SHOW'] as const;

/** A reason is what a person wrote, or a code of the system's own. */
export const useCancellationWords = () => {
  const { t } = useTranslation();
  return (reason: string) => {
    const known = systemReasons.find((one) => one === reason);
    return known ? t(`booking.cancellation.${known}`) : reason;
  };
};
