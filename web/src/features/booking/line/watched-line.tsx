import { type ComponentType, lazy, Suspense } from 'react';
import type { LineWatchProps } from './line-watch.tsx';

const Nothing = (_: LineWatchProps) => null;

/** If the module fails to load, polling shows the same a little later. */
const LineWatch = lazy<ComponentType<LineWatchProps>>(() =>
  import('./line-watch.tsx').then(
    (loaded) => ({ default: loaded.LineWatch }),
    () => ({ default: Nothing }),
  ),
);

/** Loaded only while a booking is in the queue: most visits never need this code. */
export const WatchedLine = ({ bookings }: LineWatchProps) =>
  bookings.length > 0 && (
    <Suspense>
      <LineWatch bookings={bookings} />
    </Suspense>
  );
