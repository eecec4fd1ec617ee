import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { languageTag } from '../../lib/i18n.ts';
import { useNow } from '../../lib/screen/use-now.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import { useDurationWords } from '../booking/booking-words.ts';
import { wallDay, wallTime, whenWords } from '../checkpoint/checkpoint-words.ts';

/** Words for a moment ahead, such as `через 5 ч 18 мин`. Empty when it is over. */
const useLeftWords = () => {
  const { t } = useTranslation();
  const duration = useDurationWords();
  useNow();
  return (instant: string) => {
    const minutes = Math.ceil((Date.parse(instant) - serverNow()) / 60_000);
    return minutes > 0 ? t('draw.in', { duration: duration(minutes) }) : '';
  };
};

export const useClosingWords = ({ closesAt }: Pick<DrawView, 'closesAt'>) => {
  const { t } = useTranslation();
  const today = useToday();
  const left = useLeftWords();
  const time = wallTime(closesAt);
  return {
    when:
      wallDay(closesAt) === today
        ? t('draw.closesToday', { time })
        : t('draw.closes', { when: whenWords(closesAt) }),
    left: left(closesAt),
  };
};

/** What past draws let one expect. `share` tells how many of those who apply can get a place. */
export const useDemandWords = ({ places, demand }: Pick<DrawView, 'places' | 'demand'>) => {
  const { t } = useTranslation();
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(languageTag(), { maximumFractionDigits: digits }).format(value);
  if (!demand || demand.applications === 0)
    return { share: null, places: t('draw.places', { count: places }), perPlace: '' };
  const each = demand.applications / Math.max(1, places);
  return {
    share: Math.min(1, 1 / each),
    places: t('draw.usual', {
      applications: number(Math.round(demand.applications)),
      places: number(places),
    }),
    perPlace: each < 1 ? t('draw.enough') : t('draw.perPlace', { number: number(each, 1) }),
  };
};
