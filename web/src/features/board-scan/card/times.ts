import { formatClock, formatDay } from '../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';

export const useMoments = () => {
  const timeZone = useTimeZone();
  const as = { timeZone, locale: languageTag() };
  return {
    time: (at: number) => formatClock(new Date(at), as),
    day: (at: number) => formatDay(new Date(at), as),
  };
};
