import { type ComponentType, lazy, Suspense } from 'react';
import type { LineWatchProps } from './line-watch.tsx';

const Nothing = (_: LineWatchProps) => null;

/** Without it the list of bookings is asked again and again, which shows the same a little later. */
const LineWatch = lazy<ComponentType<LineWatchProps>>(() =>
  import('./line-watch.tsx').then(
    (loaded) => ({ default: loaded.LineWatch }),
    () => ({ default: Nothing }),
  ),
);

/** Follows the line while one of the bookings stands in it: most visits never need its code. */
export const WatchedLine = ({ bookings }: LineWatchProps) =>
  bookings.length > 0 && (
    <Suspense>
      <LineWatch bookings={bookings} />
    </Suspense>
  );
