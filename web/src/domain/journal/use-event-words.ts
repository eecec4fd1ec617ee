import { useTranslation } from 'react-i18next';
import { bookingEventTypes, type EventType } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import { useCargoName } from '../booking/cargo-types.ts';
import { actLines } from './words/act-words.ts';
import { bookingEventLines } from './words/booking-event-words.ts';
import type { EventLine, EventTone, WordTools } from './words/event-line.ts';
import { eventTime } from './words/event-time.ts';

const isOfBooking = (type: EventType) => (bookingEventTypes as readonly EventType[]).includes(type);

const tones: { readonly [T in EventType]?: EventTone } = {
  CREATED: 'green',
  CONFIRMED: 'green',
  STATUS: 'blue',
  RECALLED: 'blue',
  SHIFTED: 'amber',
  CANCELED: 'red',
  BAN: 'red',
  WARN: 'amber',
  LIMIT: 'amber',
  UNBAN: 'green',
  VEHICLE_APPROVED: 'green',
  VEHICLE_DISAPPROVED: 'red',
  USER_BLOCKED: 'red',
  ACCOUNT_DELETED: 'red',
  USER_UNBLOCKED: 'green',
  ROLES_CHANGED: 'amber',
  FACTORS_RESET: 'amber',
  BOOKING_BLOCKED: 'red',
  BOOKING_UNBLOCKED: 'green',
};

const toneOf = ({ type, to }: JournalEvent): EventTone => {
  if (type === 'VEHICLE_ADDED' && to?.contested === true) return 'amber';
  return tones[type] ?? 'grey';
};

export const describeEvent = (
  tools: WordTools,
  event: JournalEvent,
): { readonly lines: EventLine[]; readonly tone: EventTone } => ({
  lines: isOfBooking(event.type) ? bookingEventLines(tools, event) : actLines(tools, event),
  tone: toneOf(event),
});

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
