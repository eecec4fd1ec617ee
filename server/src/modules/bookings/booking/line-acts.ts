import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { ActReasonKind, QueueActType } from '#kernel/log/queue-log-entry.ts';
import { defineEvent } from '../../../platform/events/events.ts';
import type { BookingRow } from './booking-row.ts';

export type LineAct = {
  readonly type: QueueActType;
  readonly before: BookingRow;
  readonly after: BookingRow;
  readonly reasonKind: ActReasonKind | null;
};

/** Emitted whenever history is recorded, so that no change is missed. Without acts only the view has changed. */
export const lineTouched = defineEvent<readonly LineAct[]>('line-touched');

export const isInLine = ({ status }: Pick<BookingRow, 'status'>): boolean => isOneOf(arrivedStatuses, status);

const typeOfMove = (from: BookingRow, to: BookingRow): QueueActType => {
  if (from.status === 'CANCELED') return 'CANCEL_UNDONE';
  switch (to.status) {
    case 'WAITING':
      return from.status === 'GO_TO_GATE' ? 'RETURN' : 'ARRIVAL';
    case 'GO_TO_GATE':
      return 'CALL';
    case 'LEFT_WAITING_ZONE':
      return 'LEFT';
    case 'CANCELED':
      return 'CANCEL';
    default:
      return 'ARRIVAL_UNDONE';
  }
};

/** The booking is in the line before the change, after it, or both. */
const typesOf = (before: BookingRow, after: BookingRow): QueueActType[] => {
  const moved = before.status === after.status ? undefined : typeOfMove(before, after);
  if (!isInLine(before) || !isInLine(after)) return moved ? [moved] : [];
  const changed: QueueActType[] = [];
  if (before.has_priority !== after.has_priority) changed.push('PRIORITY');
  if (before.plate !== after.plate) changed.push('PLATE');
  if (after.recalled_at !== null && !before.recalled_at?.equals(after.recalled_at)) changed.push('RECALL');
  return moved ? [moved, ...changed] : changed;
};

export const actsOf = (before: BookingRow, after: BookingRow, reasonKind: ActReasonKind | null): LineAct[] =>
  typesOf(before, after).map((type) => ({ type, before, after, reasonKind }));
