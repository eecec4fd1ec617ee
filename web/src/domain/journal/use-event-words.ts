import { useTranslation } from 'react-i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import { useCargoName } from '../booking/cargo-types.ts';
import { describeEvent } from './words/describe-event.ts';
import { eventTime } from './words/event-time.ts';

export const useEventWords = () => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  const today = useToday();
  return (event: JournalEvent) => {
    const { actor, actorName: name } = event;
    return {
      ...describeEvent({ t, cargoName }, event),
      who: name === null ? t(`journal.actors.${actor}`) : t(`journal.by.${actor}`, { name }),
      when: eventTime(event.eventDate, today),
    };
  };
};
