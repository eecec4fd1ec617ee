import { useTranslation } from 'react-i18next';
import { shortWhen, wallDay, wallTime } from '../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { ActBadge } from './act-badge.tsx';
import styles from './board-log.module.css';
import type { LogEntry } from './log-calls.ts';

const shortHash = (hash: string) => hash.slice(0, 8);

const Marks = ({ entry }: { readonly entry: LogEntry }) => {
  const { t } = useTranslation();
  const { at, inOrder, reasonKind, hasPriority, late, queueSlot } = entry;
  const isSameDay = wallDay(queueSlot) === wallDay(at);
  return (
    <div className={styles.marks}>
      {inOrder !== null && (
        <span className={styles.order} data-in-order={inOrder}>
          {t(inOrder ? 'boardLog.inOrder' : 'boardLog.outOfOrder')}
        </span>
      )}
      {reasonKind !== null && <span>{t(`boardLog.reasons.${reasonKind}`)}</span>}
      <span>{t('boardLog.slot', { time: isSameDay ? wallTime(queueSlot) : shortWhen(queueSlot) })}</span>
      {late && <span>{t('boardLog.late')}</span>}
      {hasPriority && <span>{t('boardLog.priority')}</span>}
    </div>
  );
};

const Entry = ({ entry }: { readonly entry: LogEntry }) => {
  const { t } = useTranslation();
  const { seq, at, type, formattedBookingNumber, vehicleRegistrationPlate: plate, hash } = entry;
  return (
    <li className={styles.entry} data-seq={seq}>
      <time className={styles.time} dateTime={at}>
        {at.slice(11, 19)}
      </time>
      <ActBadge type={type} />
      <div className={styles.truck}>
        {plate !== undefined && <Plate text={plate} size="sm" />}
        <span className={styles.number}>{formattedBookingNumber}</span>
      </div>
      <Marks entry={entry} />
      <span className={styles.chain} title={hash}>
        {t('boardLog.entry', { seq })} <code>{shortHash(hash)}</code>
      </span>
    </li>
  );
};

export const LogList = ({ entries }: { readonly entries: readonly LogEntry[] }) => {
  const { t } = useTranslation();
  return (
    <ol className={styles.list} aria-label={t('boardLog.list')}>
      {entries.map((entry) => (
        <Entry key={entry.seq} entry={entry} />
      ))}
    </ol>
  );
};
