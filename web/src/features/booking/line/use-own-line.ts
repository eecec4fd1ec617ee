import { useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { refreshMs, useActiveBookings } from '../../../domain/booking/own-bookings.ts';
import { isInLine, useLineRows, withLine } from './line-rows.ts';

/** Polling interval while there is no live connection. */
const waitingRefreshMs = 15_000;

/** The account's bookings in the queue, with live data. */
export const useOwnLine = (): readonly Booking[] => {
  const rows = useLineRows();
  const [isAsking, setIsAsking] = useState(false);
  const active = useActiveBookings(isAsking ? waitingRefreshMs : refreshMs);
  const inLine = active.filter(isInLine);
  const mustAsk = inLine.length > 0 && rows === undefined;
  if (mustAsk !== isAsking) setIsAsking(mustAsk);
  return inLine.map((booking) => withLine(booking, rows));
};
