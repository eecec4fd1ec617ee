import { useNow } from '../../lib/screen/use-now.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import { ClockAt } from './clock-at.tsx';

export const CheckpointClock = () => <ClockAt now={useNow()} timeZone={useTimeZone()} />;
