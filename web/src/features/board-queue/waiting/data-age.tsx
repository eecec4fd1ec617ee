import { useTranslation } from 'react-i18next';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import text from '../../../ui/text/text.module.css';
import styles from './waiting.module.css';

/** Age of the data while disconnected. */
export const DataAge = ({ receivedAt }: { readonly receivedAt: number | undefined }) => {
  const { t } = useTranslation();
  const now = useServerTime(1000);
  const seconds = receivedAt === undefined ? 0 : Math.max(0, Math.floor((now - receivedAt) / 1000));
  return (
    <p className={`${text.small} ${styles.stale}`} role="status">
      <strong>{t('boardQueue.stale.title')}</strong>{' '}
      <span aria-live="off">
        {seconds < 120
          ? t('boardQueue.stale.seconds', { count: seconds })
          : t('boardQueue.stale.minutes', { count: Math.floor(seconds / 60) })}
      </span>
    </p>
  );
};
