import { useTranslation } from 'react-i18next';
import { languageTag } from '../../lib/i18n.ts';
import { useNow } from '../../lib/screen/use-now.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import text from '../../ui/text/text.module.css';
import styles from './checkpoint-clock.module.css';
import { deviceDiffers, formatClock, formatDeviceClock, offsetLabel } from './checkpoint-time.ts';

export const CheckpointClock = () => {
  const { t } = useTranslation();
  const now = useNow();
  const timeZone = useTimeZone();
  const locale = languageTag();
  return (
    <div className={text.dimmed}>
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
