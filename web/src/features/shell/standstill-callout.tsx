import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/query-client.ts';
import { askNetwork } from '../../lib/screen/ask-network.ts';
import { useNewVersion } from '../../lib/screen/new-version.ts';
import { useShownSince } from '../../lib/screen/shown-since.ts';
import strip from '../../ui/callout/strip.module.css';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './callouts.module.css';

const noSignal = <Icon path="m3 3 18 18M5 12a9 9 0 0 1 14 0" />;

/** The live region is always mounted, because otherwise the loss of the network would not be announced. */
export const StandstillCallout = () => {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isOld = useNewVersion();
  const since = useShownSince();
  const offline = since ? 'shell.offlineSince' : 'shell.offline';
  return (
    <div role="status">
      {(!isOnline || isOld) && (
        <p className={`${layout.line} ${strip.strip} ${styles.strip}`} data-tone="amber">
          {!isOnline && noSignal}
          <span>{t(isOnline ? 'newVersion.message' : offline, { since })}</span>
          <button
            type="button"
            className={styles.link}
            onClick={() => (isOnline ? location.reload() : askNetwork())}
          >
            {t(isOnline ? 'newVersion.reload' : 'shell.askNetwork')}
          </button>
        </p>
      )}
    </div>
  );
};
