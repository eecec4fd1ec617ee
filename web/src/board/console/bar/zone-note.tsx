import { CheckpointClock } from '../../../domain/checkpoint/checkpoint-clock.tsx';
import { deviceDiffers } from '../../../domain/checkpoint/checkpoint-time.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import text from '../../../ui/text/text.module.css';
import styles from './state-strip.module.css';

/** Shown only if the device's time zone differs from the checkpoint's. */
export const ZoneNote = () => {
  const timeZone = useTimeZone();
  const now = useNow();
  if (!deviceDiffers(now, timeZone)) return null;
  return (
    <div className={`${text.small} ${styles.note}`}>
      <CheckpointClock />
    </div>
  );
};
