import { useEffect } from 'react';
import { outdateBookings } from '../../domain/booking/own-bookings.ts';
import { useQueue } from '../../domain/queue/use-queue.ts';

/** Throttle: queue events come in bursts and a day's bookings are a large response. */
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

/** Refreshes bookings on queue changes. A separate component, as it re-renders with every heartbeat. */
export const LiveBookings = () => {
  const revision = useQueue({ placement: 'admin' }).queue?.revision;
  useEffect(() => (revision === undefined ? undefined : outdateSoon()), [revision]);
  return null;
};
