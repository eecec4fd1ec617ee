import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles.ts';
import { defaultTimeZone, offsetLabel } from '../../lib/checkpoint-time.ts';
import { languageTag } from '../../lib/i18n.ts';
import { useSite } from '../../lib/site.ts';

/** With the checkpoint's own offset in it, an instant's digits are the checkpoint's wall clock. */
const momentWords = (instant: string) =>
  new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`${instant.slice(0, 19)}Z`),
  );

/** Until when a ban or a warning holds, and on which clock. */
export const useBanEnd = () => {
  const { t } = useTranslation();
  const timeZone = useSite()?.timeZone ?? defaultTimeZone;
  return ({ until }: NonNullable<Vehicle['ban']>) =>
    until
      ? t('vehicles.until', { date: momentWords(until), zone: offsetLabel(new Date(until), timeZone) })
      : t('vehicles.untilLifted');
};
