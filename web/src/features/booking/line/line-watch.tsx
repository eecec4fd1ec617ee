import { useEffect, useMemo, useRef } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { useQueue } from '../../../domain/queue/use-queue.ts';
import { publishRows } from './line-rows.ts';

export type LineWatchProps = {
  readonly bookings: readonly Pick<Booking, 'formattedBookingNumber'>[];
};

/** What of a row requires loading the bookings again when it changes. The position does not. */
const standing = (row: BoardQueueRow | undefined) =>
  row ? [row.bookingStatus, row.calledAt, row.recalledAt, row.gate].join() : 'gone';

const useRows = () => {
  const { queue, isLive } = useQueue({ placement: 'board' });
  const content = isLive ? queue?.content : undefined;
  return useMemo(
    () => content && new Map(content.map((row) => [row.formattedBookingNumber, row])),
    [content],
  );
};

export const LineWatch = ({ bookings }: LineWatchProps) => {
  const rows = useRows();
  useEffect(() => {
    publishRows(rows);
  }, [rows]);
  useEffect(() => () => publishRows(undefined), []);

  const seen = rows && bookings.map((one) => standing(rows.get(one.formattedBookingNumber))).join(';');
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (seen === undefined) return;
    if (before.current !== undefined && before.current !== seen) void outdateBookings();
    before.current = seen;
  }, [seen]);
  return null;
};
