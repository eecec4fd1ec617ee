import { useEffect } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { EventList } from '../../../domain/journal/event-list.tsx';
import { outdateEvents } from '../../../domain/journal/events.ts';

/** Every new version of the booking has a new event, so the history is reloaded with it. */
export const BookingHistory = ({ booking: { id, version } }: { readonly booking: Booking }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is why
  useEffect(() => void outdateEvents(), [version]);
  return <EventList filter={{ bookingId: id }} />;
};
