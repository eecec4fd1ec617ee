import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { languageTag } from '../../lib/i18n.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import { offsetLabel } from '../checkpoint/checkpoint-time.ts';

/** Formatted as UTC on purpose: the instant's digits are the checkpoint's wall clock. */
const momentWords = (instant: string) =>
  new Intl.DateTimeFormat(languageTag(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(`${instant.slice(0, 19)}Z`));

export const useBanEnd = () => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  return ({ until }: NonNullable<Vehicle['ban']>) =>
    until
      ? t('vehicles.until', { date: momentWords(until), zone: offsetLabel(new Date(until), timeZone) })
      : t('vehicles.untilLifted');
};
