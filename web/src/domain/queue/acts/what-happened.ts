import i18next from 'i18next';
import { happenedWord } from '#contract/acts/happened.ts';
import { lastEventOf } from '../../booking/last-event.ts';
import { wallTime } from '../../checkpoint/checkpoint-words.ts';
import { plateText } from '../../plate/plate-text.ts';
import type { SeenTruck } from './queue-calls.ts';

export const whatHappened = async ({ id, plate }: Omit<SeenTruck, 'version'>): Promise<string> => {
  const event = await lastEventOf(id);
  if (!event) return i18next.t('lineActs.happened.unknown', { plate: plateText(plate) });
  const { type, from, to } = event;
  return i18next.t('lineActs.happened.told', {
    plate: plateText(plate),
    act: i18next.t(`lineActs.happened.${happenedWord({ type, from: from?.status, to: to?.status })}`),
    time: wallTime(event.eventDate),
    who: event.actorName ?? i18next.t(`lineActs.happened.actors.${event.actor}`),
  });
};

export const notFirstWords = (happened: string): string =>
  `${happened} ${i18next.t('lineActs.happened.notFirst')}`;
