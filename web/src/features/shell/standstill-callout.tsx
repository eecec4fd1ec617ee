import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/query-client.ts';
import { askNetwork } from '../../lib/screen/ask-network.ts';
import { takeNewVersion, useNewVersion } from '../../lib/screen/new-version.ts';
import { useShownSince } from '../../lib/screen/shown-since.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './callouts.module.css';

const noSignal =
  'M3 3l18 18M8.5 16a5 5 0 0 1 7 0M5 12.5a10 10 0 0 1 4-2.4M19 12.5a10 10 0 0 0-5-2.7M12 19.5v.01';

const Offline = () => {
  const { t } = useTranslation();
  const since = useShownSince();
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await askNetwork();
    setAsking(false);
  };
  return (
    <p className={`${layout.row} ${styles.standstill}`} data-tone="amber">
      <Icon path={noSignal} />
      <strong>{since ? t('shell.offlineSince', { since }) : t('shell.offline')}</strong>
      <button type="button" className={styles.link} aria-busy={isAsking} onClick={() => void ask()}>
        {t('shell.askNetwork')}
      </button>
    </p>
  );
};

/** The live region is always mounted, so that losing the network is announced. */
export const StandstillCallout = () => {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isOld = useNewVersion();
  return (
    <div role="status">
      {!isOnline && <Offline />}
      {isOnline && isOld && (
        <p className={`${layout.row} ${styles.standstill}`} data-tone="amber">
          {t('newVersion.message')}{' '}
          <button type="button" className={styles.link} onClick={takeNewVersion}>
            {t('newVersion.reload')}
          </button>
        </p>
      )}
    </div>
  );
};
