import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock, formatDay } from '../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import layout from '../../../ui/layout/layout.module.css';
import { serverNow, useConnection } from '../connection.ts';
import styles from './kiosk-frame.module.css';

/** The server's time, because the device's clock may be wrong. */
const Clock = () => {
  const { t } = useTranslation();
  useNow('second');
  useConnection();
  const now = serverNow();
  const formatting = { timeZone: useTimeZone(), locale: languageTag() };
  return (
    <>
      <p className={styles.day}>
        <span>{formatDay(now, formatting)}</span>
        <span>{t('kiosk.time')}</span>
      </p>
      <time className={styles.clock} dateTime={now.toISOString()}>
        {formatClock(now, formatting)}
      </time>
    </>
  );
};

export const KioskFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const { isCut } = useConnection();
  return (
    <div className={styles.kiosk}>
      <header className={styles.header}>
        <p className={styles.brand}>{t('common.productName')}</p>
        <Clock />
      </header>
      <div role="status">{isCut && <p className={styles.cut}>{t('kiosk.cut')}</p>}</div>
      <main className={layout.filling}>{children}</main>
    </div>
  );
};
