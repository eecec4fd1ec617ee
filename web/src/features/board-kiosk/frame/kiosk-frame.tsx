import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueClosure } from '#contract/queue/queue.ts';
import { formatClock, formatDay } from '../../../domain/checkpoint/checkpoint-time.ts';
import { wallDay, wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useServerClock } from '../../../domain/queue/use-server-time.ts';
import { currentLanguage, languageTag } from '../../../lib/i18n.ts';
import { useTimeZone, useToday } from '../../../lib/time/time-zone.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useIsCut } from '../kiosk-calls.ts';
import styles from './kiosk-frame.module.css';
import { lowReach } from './low-reach.ts';

/** The server's time, because the device's clock may be wrong. */
const Clock = () => {
  const { t } = useTranslation();
  const now = new Date(useServerClock());
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

/** Tells drivers until when the checkpoint is closed, why, and that they lose nothing. */
const ClosedStrip = ({ closure: { to, reasons } }: { readonly closure: QueueClosure }) => {
  const { t } = useTranslation();
  const today = useToday();
  const until = to && (wallDay(to) === today ? wallTime(to) : whenWords(to));
  const reason = reasons && (reasons[currentLanguage()] || reasons.RU);
  return (
    <div className={`${layout.line} ${styles.strip}`}>
      <Icon stroke={2} path="M12 4l9.5 16.5h-19zM12 10v5M12 18v.2" />
      <p>
        <strong>{until ? t('kiosk.closed.until', { when: until }) : t('kiosk.closed.title')}</strong>
        <br />
        {reason && `${reason}. `}
        {t('kiosk.closed.kept')}
      </p>
    </div>
  );
};

type KioskFrameProps = { readonly closure: QueueClosure | undefined; readonly children: ReactNode };

export const KioskFrame = ({ closure, children }: KioskFrameProps) => {
  const { t } = useTranslation();
  const isCut = useIsCut();
  return (
    <div className={`${layout.filling} ${styles.kiosk}`} data-low={lowReach.useValue()}>
      <header className={`${layout.line} ${styles.header}`}>
        <p className={`${layout.line} ${layout.grow} ${styles.brand}`}>{t('common.productName')}</p>
        <Clock />
      </header>
      <div role="status">
        {isCut && <strong className={`${layout.line} ${styles.strip}`}>{t('kiosk.cut')}</strong>}
        {closure && <ClosedStrip closure={closure} />}
      </div>
      <main className={layout.filling}>{children}</main>
    </div>
  );
};
