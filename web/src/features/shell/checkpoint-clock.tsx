import { useTranslation } from 'react-i18next';
import {
  defaultTimeZone,
  deviceDiffers,
  formatClock,
  formatDeviceClock,
  offsetLabel,
} from '../../lib/checkpoint-time.ts';
import { languageTag } from '../../lib/i18n.ts';
import { useSite } from '../../lib/site.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './checkpoint-clock.module.css';

/** Which time the screen speaks, and a word to those whose own clock shows another. */
export const CheckpointClock = () => {
  const { t } = useTranslation();
  const now = useNow();
  const timeZone = useSite()?.timeZone ?? defaultTimeZone;
  const locale = languageTag();
  return (
    <div className={styles.clock}>
      <p>
        {t('checkpointTime.now', {
          offset: offsetLabel(now, timeZone),
          time: formatClock(now, { timeZone, locale }),
        })}
      </p>
      {deviceDiffers(now, timeZone) && (
        <p className={styles.differs}>
          {t('checkpointTime.differs', { time: formatDeviceClock(now, locale) })}
        </p>
      )}
    </div>
  );
};
