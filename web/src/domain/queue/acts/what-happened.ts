import i18next from 'i18next';
import type { BookingEvent } from '#contract/bookings/bookings.ts';
import { lastEventOf } from '../../booking/last-event.ts';
import { wallTime } from '../../checkpoint/checkpoint-words.ts';
import { plateText } from '../../plate/plate-text.ts';
import type { SeenTruck } from './queue-calls.ts';

const actWords = ({ from, to, type }: BookingEvent): string => {
  const { t } = i18next;
  if (type === 'RECALLED') return t('lineActs.happened.recalled');
  switch (to?.status) {
    case 'GO_TO_GATE':
      return t('lineActs.happened.called');
    case 'WAITING':
      return t(from?.status === 'GO_TO_GATE' ? 'lineActs.happened.returned' : 'lineActs.happened.inLine');
    case 'LEFT_WAITING_ZONE':
      return t('lineActs.happened.left');
    case 'CANCELED':
      return t('lineActs.happened.canceled');
    case 'BOOKED':
      return t('lineActs.happened.arrivalUndone');
    default:
      return t('lineActs.happened.changed');
  }
};

/** `К 512 МС 75: вызван в 18:04, Анна Ковалёва` */
export const whatHappened = async ({ id, plate }: Omit<SeenTruck, 'version'>): Promise<string> => {
  const event = await lastEventOf(id);
  if (!event) return i18next.t('lineActs.happened.unknown', { plate: plateText(plate) });
  return i18next.t('lineActs.happened.told', {
    plate: plateText(plate),
    act: actWords(event),
    time: wallTime(event.eventDate),
    who: event.actorName ?? i18next.t(`lineActs.happened.actors.${event.actor}`),
  });
};

export const notFirstWords = (happened: string): string =>
  `${happened} ${i18next.t('lineActs.happened.notFirst')}`;
