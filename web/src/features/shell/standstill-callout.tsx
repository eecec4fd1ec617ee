import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/query-client.ts';
import { useNewVersion } from '../../lib/screen/new-version.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './callouts.module.css';

/** The live region is always mounted, so that losing the network is announced. */
export const StandstillCallout = () => {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isOld = useNewVersion();
  return (
    <div role="status">
      {!isOnline && (
        <p className={`${layout.row} ${styles.standstill}`} data-tone="amber">
          {t('shell.offline')}
        </p>
      )}
      {isOnline && isOld && (
        <p className={`${layout.row} ${styles.standstill}`} data-tone="amber">
          {t('newVersion.message')}{' '}
          <button type="button" className={styles.link} onClick={() => location.reload()}>
            {t('newVersion.reload')}
          </button>
        </p>
      )}
    </div>
  );
};
