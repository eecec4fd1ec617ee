import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { GivenText } from '../entry/given-text.tsx';
import { useIdle } from '../frame/use-idle.ts';
import {
  listPending,
  listUnresolved,
  onEntriesChange,
  settleByStaff,
  type Unresolved,
} from '../pending/pending-entries.ts';
import styles from './staff-panel.module.css';

const idleMs = 60_000;

const useReason = () => {
  const { t } = useTranslation();
  return (outcome: Unresolved['outcome']): string => {
    switch (outcome) {
      case 'NOT_SENT':
        return t('kiosk.staff.notSent');
      case 'REFUSED':
        return t('kiosk.staff.refused');
      case 'PHONE_ENDING_NEEDED':
        return t('kiosk.staff.wrongEnding');
      case 'EARLY':
        return t('kiosk.outcomes.TOO_EARLY.title');
      default:
        return t(`kiosk.outcomes.${outcome}.title`);
    }
  };
};

const Row = ({ one }: { readonly one: Unresolved }) => {
  const { t } = useTranslation();
  const reason = useReason();
  const timeZone = useTimeZone();
  return (
    <li className={styles.row}>
      <time dateTime={one.at}>{formatClock(new Date(one.at), { timeZone, locale: languageTag() })}</time>
      <GivenText text={one.text} />
      <span className={styles.reason}>{reason(one.outcome)}</span>
      <button type="button" className={styles.button} onClick={() => settleByStaff(one.key)}>
        {t('kiosk.staff.settled')}
      </button>
    </li>
  );
};

/** What drivers entered without a connection and what came of it. Their phones are never shown. */
export const StaffPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const unresolved = useSyncExternalStore(onEntriesChange, listUnresolved);
  const pending = useSyncExternalStore(onEntriesChange, listPending);
  useIdle(true, idleMs, onClose);
  return (
    <section className={styles.panel} aria-label={t('kiosk.staff.title')}>
      <h2 className={styles.title}>{t('kiosk.staff.title')}</h2>
      {pending.length > 0 && <p>{t('kiosk.staff.pending', { count: pending.length })}</p>}
      <p>{unresolved.length > 0 ? t('kiosk.staff.text') : t('kiosk.staff.empty')}</p>
      <ul className={styles.list}>
        {unresolved.map((one) => (
          <Row key={one.key} one={one} />
        ))}
      </ul>
      <button type="button" className={styles.button} onClick={onClose}>
        {t('kiosk.staff.close')}
      </button>
    </section>
  );
};
