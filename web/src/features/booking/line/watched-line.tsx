import { Suspense } from 'react';
import { lazyOrNothing } from '../../../lib/screen/lazy-or-nothing.ts';
import type { LineWatchProps } from './line-watch.tsx';

/** If this code cannot be loaded, polling shows the same a little later. */
const LineWatch = lazyOrNothing(async () => (await import('./line-watch.tsx')).LineWatch);

/** Loaded only while a booking is in the queue, because most visits never need this code. */
export const WatchedLine = ({ bookings }: LineWatchProps) =>
  bookings.length > 0 && (
    <Suspense>
      <LineWatch bookings={bookings} />
    </Suspense>
  );
