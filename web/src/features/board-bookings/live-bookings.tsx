import { useEffect } from 'react';
import { outdateBookings } from '../../domain/booking/own-bookings.ts';
import { useQueue } from '../../domain/queue/use-queue.ts';

/** Acts come in bursts, and a day is a big answer: it is asked for at most this often. */
const pauseMs = 3000;

let askedAt = 0;

const outdateSoon = () => {
  const timer = setTimeout(
    () => {
      askedAt = Date.now();
      void outdateBookings();
    },
    Math.max(300, askedAt + pauseMs - Date.now()),
  );
  return () => clearTimeout(timer);
};

/** Whatever happens in the line is shown here as well. Alone, because it is drawn anew with every heartbeat. */
export const LiveBookings = () => {
  const revision = useQueue({ placement: 'admin' }).queue?.revision;
  useEffect(() => (revision === undefined ? undefined : outdateSoon()), [revision]);
  return null;
};
