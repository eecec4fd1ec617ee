import { useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { refreshMs, useActiveBookings } from '../../../domain/booking/own-bookings.ts';
import { sharedValue } from '../../../lib/shared-value.ts';

type Rows = ReadonlyMap<string, BoardQueueRow>;

/** The live queue by booking number. Undefined without a live connection. */
export const { set: publishRows, useValue: useLineRows } = sharedValue<Rows | undefined>(undefined);

export const isInLine = ({ bookingStatus }: Pick<Booking, 'bookingStatus'>) =>
  bookingStatus === 'WAITING' || bookingStatus === 'GO_TO_GATE';

const called = (booking: Booking, { calledAt, recalledAt, gate }: BoardQueueRow): Booking => {
  const { queue: _, gateDirections, ...rest } = booking;
  return {
    ...rest,
    bookingStatus: 'GO_TO_GATE',
    ...(calledAt !== null && { calledAt }),
    ...(recalledAt !== undefined && { recalledAt }),
    ...(gate !== undefined && { gate }),
    ...(gateDirections && gate === booking.gate && { gateDirections }),
  };
};

const waiting = (booking: Booking, position: number, { etaFrom, etaTo }: BoardQueueRow): Booking => {
  const { calledAt: _, recalledAt: __, gate: ___, gateDirections: ____, ...rest } = booking;
  return { ...rest, bookingStatus: 'WAITING', queue: { position, ahead: position - 1, etaFrom, etaTo } };
};

/** The booking with the data of its row in the live queue, which is newer than the list of bookings. */
export const withLine = (booking: Booking, line: Rows | undefined): Booking => {
  const row = isInLine(booking) ? line?.get(booking.formattedBookingNumber) : undefined;
  if (!row) return booking;
  if (row.bookingStatus === 'GO_TO_GATE') return called(booking, row);
  return row.position === null ? booking : waiting(booking, row.position, row);
};

/** Polling interval while there is no live connection. */
const waitingRefreshMs = 15_000;

export const useOwnLine = (): readonly Booking[] => {
  const rows = useLineRows();
  const [isAsking, setIsAsking] = useState(false);
  const active = useActiveBookings(isAsking ? waitingRefreshMs : refreshMs);
  const inLine = active.filter(isInLine);
  const mustAsk = inLine.length > 0 && rows === undefined;
  if (mustAsk !== isAsking) setIsAsking(mustAsk);
  return inLine.map((booking) => withLine(booking, rows));
};
