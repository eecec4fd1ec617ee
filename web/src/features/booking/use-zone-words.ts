import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { defaultTimeZone, offsetLabel } from '../../lib/checkpoint-time.ts';
import { useSite } from '../../lib/site.ts';

/** Which clock a booking's times are on. */
export const useZoneWords = ({ dateBooked }: Pick<Booking, 'dateBooked'>) => {
  const { t } = useTranslation();
  const timeZone = useSite()?.timeZone ?? defaultTimeZone;
  return t('booking.pass.zone', { offset: offsetLabel(new Date(dateBooked), timeZone) });
};
