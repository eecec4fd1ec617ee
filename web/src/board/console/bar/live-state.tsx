import { useTranslation } from 'react-i18next';
import { useQueue } from '../../../domain/queue/use-queue.ts';
import { dateFormat } from '../../../lib/time/date-format.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { useRecovery } from '../use-recovery.ts';
import styles from './console-bar.module.css';

/** Shows whether the queue data is live or how old it is; renders nothing before the first data. */
export const LiveState = () => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  useRecovery();
  const { queue, isLive, receivedAt } = useQueue({ placement: 'admin' });
  if (!queue || receivedAt === undefined) return null;
  const time = dateFormat('ru', { timeStyle: 'medium', timeZone }).format(receivedAt);
  return (
    <span className={styles.state} data-good={isLive} data-live={isLive} role="status">
      {isLive ? t('console.state.isLive') : t('console.state.dataOf', { time })}
    </span>
  );
};
