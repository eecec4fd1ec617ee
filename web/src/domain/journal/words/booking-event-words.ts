import { lineActTypes } from '#contract/acts/act-types.ts';
import { cancellationCodes } from '#contract/bookings/booking-status.ts';
import type { BookingEventType } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { whenWords } from '../../checkpoint/checkpoint-words.ts';
import { gateWords } from '../../queue/line-words.ts';
import { type EventLine, textIn, type WordTools, withReason } from './event-line.ts';
import { fieldChanges } from './field-changes.ts';

const arrivalWords = ({ t }: WordTools, { to }: JournalEvent): string => {
  if (to?.late === true) return t('journal.events.arrivedLate');
  return t(to?.late === false ? 'journal.events.arrivedOnTime' : 'journal.events.arrived');
};

const callWords = ({ t }: WordTools, { to }: JournalEvent): string => {
  const gate = textIn(to, 'gate');
  const text = gate ? t('journal.events.calledTo', { gate: gateWords(gate) }) : t('journal.events.called');
  return to?.whileClosed === true ? t('journal.events.whileClosed', { text }) : text;
};

const statusWords = (tools: WordTools, event: JournalEvent): string => {
  const { t } = tools;
  switch (event.to?.status) {
    case 'WAITING':
      return event.from?.status === 'GO_TO_GATE' ? t('journal.events.returned') : arrivalWords(tools, event);
    case 'GO_TO_GATE':
      return event.from?.status === 'LEFT_WAITING_ZONE'
        ? t('journal.events.leftUndone')
        : callWords(tools, event);
    case 'LEFT_WAITING_ZONE':
      return t('journal.events.left');
    case 'BOOKED':
      return t('journal.events.arrivalUndone');
    default:
      return t('journal.events.edited');
  }
};

const cancellationWords = ({ t }: WordTools, { to }: JournalEvent): string => {
  const code = cancellationCodes.find((one) => one === to?.cancellation) ?? 'ADMIN';
  return t(`journal.events.canceledAs.${code}`);
};

/** Words for an event by which an operator took back an act. Undefined for other events. */
const undoneWords = ({ t }: WordTools, { to }: JournalEvent): string | undefined => {
  const type = lineActTypes.find((one) => one === to?.undoes);
  const gate = textIn(to, 'gate');
  const words = type && t(`journal.events.undone.${type}`);
  return words && gate ? t('journal.events.withReason', { text: words, reason: gateWords(gate) }) : words;
};

const whenOf = ({ to }: JournalEvent, name: string): string => {
  const instant = textIn(to, name);
  return instant ? whenWords(instant) : '';
};

/** Null for an edit, whose list of changes says enough. */
const sentenceOf = (tools: WordTools, event: JournalEvent): string | null => {
  const { t } = tools;
  const type = event.type as BookingEventType;
  switch (type) {
    case 'CREATED':
      return t('journal.events.created', { when: whenOf(event, 'dateBooked') });
    case 'EDITED':
      return null;
    case 'CHANGE_REQUESTED':
      return t('journal.events.changeRequested', { when: whenOf(event, 'pendingDateBooked') });
    case 'STATUS':
      return statusWords(tools, event);
    case 'CANCELED':
      return cancellationWords(tools, event);
    case 'OFFERED':
      return t('journal.events.offered', { when: whenOf(event, 'pendingDateBooked') });
    case 'REDIRECTED':
      return t('journal.events.redirected', { gate: gateWords(textIn(event.to, 'gate') ?? '') });
    default:
      return t(`journal.events.plain.${type}`);
  }
};

/** Fields that the sentence has already told. */
const told = ['pendingDateBooked'] as const;

export const bookingEventLines = (tools: WordTools, event: JournalEvent): EventLine[] => {
  const undone = undoneWords(tools, event);
  if (undone !== undefined) return [{ text: undone }, ...fieldChanges(tools, event, told)];
  const sentence = sentenceOf(tools, event);
  // For a new booking every field would be listed as changed.
  const changes = event.type === 'CREATED' ? [] : fieldChanges(tools, event, told);
  if (sentence !== null) return [{ text: withReason(tools, event, sentence) }, ...changes];
  return changes.length > 0 ? changes : [{ text: tools.t('journal.events.edited') }];
};
