import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useOwnEntries } from '../waiting/waiting-entries.ts';
import type { ShownApplication } from './own-applications-query.ts';

const leastWishes = 3;

const usePlaceWords = (vehicleId: string) => {
  const { t } = useTranslation();
  const entry = useOwnEntries().find((one) => one.vehicleId === vehicleId);
  if (!entry) return undefined;
  const { position, of } = entry;
  return position === undefined || of === undefined
    ? t('draw.mine.inList')
    : t('draw.mine.placeInList', { position, of });
};

export const useOutcomeWords = ({ draw, application }: ShownApplication): readonly string[] => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  const inList = usePlaceWords(application.vehicleId);
  const { state, start, booking, leftOut, lapses, wishes, anyTime, tickets } = application;
  const until = booking?.until ? whenWords(booking.until) : '';
  const next = Math.min(tickets + 1, params?.draw.maxTickets ?? tickets + 1);
  const counts = anyTime || wishes.length >= leastWishes;
  const words: Partial<Record<typeof state, readonly (string | false | undefined)[]>> = {
    WAITING_FOR_CONFIRMATION: [t('draw.mine.needsCode')],
    APPLIED: [draw.state === 'FROZEN' && t('draw.mine.frozen')],
    LEFT_OUT: [leftOut && t(`draw.leftOut.${leftOut}`)],
    WON: [start && t('draw.mine.won', { time: wallTime(start), until })],
    LAPSED: [t('draw.mine.lapsed')],
    NOT_TAKEN: [t('draw.mine.notTaken')],
    LOST: [inList, counts ? t('draw.mine.nextTickets', { count: next }) : t('draw.mine.lossDoesNotCount')],
    CALLED_OFF: [t('draw.mine.calledOff')],
  };
  return [...(words[state] ?? []), lapses > 0 && t('draw.mine.lapses', { count: lapses })].filter(
    (line) => typeof line === 'string',
  );
};
