import { useEffect } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { EventList } from '../../../domain/journal/event-list.tsx';
import { outdateEvents } from '../../../domain/journal/events.ts';
import styles from './booking-panel.module.css';

/** What has happened to it, and who did it. A new version has a new event. */
export const BookingHistory = ({ booking: { id, version } }: { readonly booking: Booking }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is why
  useEffect(() => void outdateEvents(), [version]);
  return (
    <div className={styles.history}>
      <EventList filter={{ bookingId: id }} />
    </div>
  );
};
