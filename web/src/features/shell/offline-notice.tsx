import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/query-client.ts';
import styles from './offline-notice.module.css';

/** The live region is always there, so that losing the network is also heard. */
export const OfflineNotice = () => {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <p className={styles.bar}>{t('shell.offline')}</p>}</div>;
};
