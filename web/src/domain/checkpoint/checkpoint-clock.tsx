import { useNow } from '../../lib/screen/use-now.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import { ClockAt } from './clock-at.tsx';

/** The checkpoint's clock as it stands now. */
export const CheckpointClock = () => <ClockAt now={useNow()} timeZone={useTimeZone()} />;
