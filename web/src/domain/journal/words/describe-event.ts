import { bookingEventTypes, type EventType } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { actLines } from './act-words.ts';
import { bookingEventLines } from './booking-event-words.ts';
import type { EventLine, EventTone, WordTools } from './event-line.ts';

const isOfBooking = (type: EventType) => (bookingEventTypes as readonly EventType[]).includes(type);

const tones: { readonly [T in EventType]?: EventTone } = {
  CREATED: 'good',
  CONFIRMED: 'good',
  STATUS: 'line',
  RECALLED: 'line',
  SHIFTED: 'caution',
  CANCELED: 'bad',
  BAN: 'bad',
  WARN: 'caution',
  UNBAN: 'good',
  VEHICLE_APPROVED: 'good',
  VEHICLE_DISAPPROVED: 'bad',
  USER_BLOCKED: 'bad',
  USER_UNBLOCKED: 'good',
  ROLES_CHANGED: 'caution',
  BOOKING_BLOCKED: 'bad',
  BOOKING_UNBLOCKED: 'good',
};

const toneOf = ({ type, to }: JournalEvent): EventTone => {
  if (type === 'VEHICLE_ADDED' && to?.contested === true) return 'caution';
  return tones[type] ?? 'plain';
};

export const describeEvent = (
  tools: WordTools,
  event: JournalEvent,
): { readonly lines: EventLine[]; readonly tone: EventTone } => ({
  lines: isOfBooking(event.type) ? bookingEventLines(tools, event) : actLines(tools, event),
  tone: toneOf(event),
});
