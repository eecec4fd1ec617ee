import { useTranslation } from 'react-i18next';
import { formatClock, formatDay, offsetLabel } from '../../domain/checkpoint/checkpoint-time.ts';
import { OfflineNotice } from '../../features/shell/offline-notice.tsx';
import { languageTag } from '../../lib/i18n.ts';
import { useTimeZone } from '../../lib/time-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import styles from './display-frame.module.css';
import { DisplayLinks } from './display-links.tsx';

/** The screen in the hall: dark in either scheme, and readable from afar. */
export const DisplayFrame = () => {
  const { t } = useTranslation();
  const now = useNow();
  const timeZone = useTimeZone();
  const formatting = { timeZone, locale: languageTag() };
  usePageTitle(t('display.title'));
  return (
    <div className={styles.display}>
      <OfflineNotice />
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{t('display.title')}</h1>
          <p className={styles.others}>
            {t('display.otherTitles.first')} • {t('display.otherTitles.second')}
          </p>
        </div>
        <time className={styles.clock} dateTime={now.toISOString()}>
          {formatClock(now, formatting)}
        </time>
      </header>
      <main className={styles.main}>
        <p>{t('display.text')}</p>
      </main>
      <footer className={styles.footer}>
        <p>
          {formatDay(now, formatting)} • {t('display.zone', { offset: offsetLabel(now, timeZone) })}
        </p>
        <DisplayLinks />
      </footer>
    </div>
  );
};
