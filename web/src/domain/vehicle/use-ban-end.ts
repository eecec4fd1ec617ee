import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import { offsetLabel } from '../checkpoint/checkpoint-time.ts';
import { momentAs } from '../checkpoint/checkpoint-words.ts';

const dayAndTime = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

export const useBanEnd = () => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  return ({ until }: NonNullable<Vehicle['ban']>) =>
    until
      ? t('vehicles.until', {
          date: momentAs(until, dayAndTime),
          zone: offsetLabel(new Date(until), timeZone),
        })
      : t('vehicles.untilLifted');
};
