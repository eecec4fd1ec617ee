import { CheckpointClock } from '../../features/shell/checkpoint-clock.tsx';
import { defaultTimeZone, deviceDiffers } from '../../lib/checkpoint-time.ts';
import { useSite } from '../../lib/site.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './zone-note.module.css';

/** At the checkpoint itself the times of the console need no explanation. */
export const ZoneNote = () => {
  const timeZone = useSite()?.timeZone ?? defaultTimeZone;
  const now = useNow();
  if (!deviceDiffers(now, timeZone)) return null;
  return (
    <div className={styles.note}>
      <CheckpointClock />
    </div>
  );
};
