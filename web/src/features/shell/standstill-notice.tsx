import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/query-client.ts';
import { useNewVersion } from '../../lib/screen/new-version.ts';
import styles from './standstill-notice.module.css';

/** The live region is always mounted, so that losing the network is announced. */
export const StandstillNotice = () => {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isOld = useNewVersion();
  return (
    <div role="status">
      {!isOnline && <p className={styles.bar}>{t('shell.offline')}</p>}
      {isOnline && isOld && (
        <p className={styles.bar}>
          {t('newVersion.message')}{' '}
          <button type="button" className={styles.reload} onClick={() => location.reload()}>
            {t('newVersion.reload')}
          </button>
        </p>
      )}
    </div>
  );
};
