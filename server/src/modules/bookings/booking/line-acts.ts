import { arrivedStatuses, isOneOf } from '#contract/booking-status.ts';
import type { ReasonKind } from '#contract/bookings.ts';
import type { QueueActType } from '#contract/queue-log.ts';
import { defineEvent } from '../../../platform/events/events.ts';
import type { BookingRow } from './booking-row.ts';

/** Something that happened to a truck in the line, or brought it there or away. */
export type LineAct = {
  readonly type: QueueActType;
  readonly before: BookingRow;
  readonly after: BookingRow;
  readonly reasonKind: ReasonKind | null;
};

/** Told by whoever records the history of bookings, so that no way to change the line can be forgotten. */
export const lineActed = defineEvent<readonly LineAct[]>('line-acted');

const typeOfMove = (from: BookingRow, to: BookingRow): QueueActType | undefined => {
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

const typesOf = (before: BookingRow, after: BookingRow): QueueActType[] => {
  const isIn = ({ status }: BookingRow) => isOneOf(arrivedStatuses, status);
  if (!isIn(before) && !isIn(after)) return [];
  const moved = before.status === after.status ? undefined : typeOfMove(before, after);
  if (!isIn(before) || !isIn(after)) return moved ? [moved] : [];
  const changed: QueueActType[] = [];
  if (before.has_priority !== after.has_priority) changed.push('PRIORITY');
  if (before.plate !== after.plate) changed.push('PLATE');
  if (after.recalled_at !== null && !before.recalled_at?.equals(after.recalled_at)) changed.push('RECALL');
  return moved ? [moved, ...changed] : changed;
};

export const actsOf = (before: BookingRow, after: BookingRow, reasonKind: ReasonKind | null): LineAct[] =>
  typesOf(before, after).map((type) => ({ type, before, after, reasonKind }));
