import { useTranslation } from 'react-i18next';
import { isAboutTruck, type TruckEntry } from '#kernel/log/queue-log-entry.ts';
import { longDay, shortWhen, wallDay, wallTime } from '../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { StateMark } from '../../ui/badge/state-mark.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './board-log.module.css';
import type { LogEntry } from './log-calls.ts';

/** An act has the colour of the status that it leads to. */
const toneOf = {
  ARRIVAL: 'blue',
  ARRIVAL_UNDONE: 'green',
  PRIORITY: 'amber',
  PLATE: 'amber',
  CALL: 'orange',
  RECALL: 'orange',
  RETURN: 'blue',
  CANCEL: 'grey',
  CANCEL_UNDONE: 'blue',
  LEFT: 'grey',
  CUT: 'red',
  LIST_ORDERED: 'grey',
  ADMIN_SALE: 'amber',
  DRAW_OPENED: 'blue',
  DRAW_FROZEN: 'blue',
  DRAW_DONE: 'green',
} as const satisfies Record<LogEntry['type'], string>;

const shortHash = (hash: string) => hash.slice(0, 8);

type CutEntry = Extract<LogEntry, { type: 'CUT' }>;

const CutMarks = ({ facts }: { readonly facts: CutEntry['facts'] }) => {
  const { t } = useTranslation();
  const { restoredTo, lostHeads, reason, by } = facts;
  return (
    <div className={`${layout.row} ${text.hint} ${layout.words}`}>
      <span>{t('boardLog.cut.why', { by, reason })}</span>
      {restoredTo !== null && <span>{t('boardLog.cut.restoredTo', { time: shortWhen(restoredTo) })}</span>}
      {lostHeads.length > 0 && <span>{t('boardLog.cut.lostHeads', { number: lostHeads.length })}</span>}
    </div>
  );
};

type ListOrderedEntry = Extract<LogEntry, { type: 'LIST_ORDERED' }>;

const LotMarks = ({ facts }: { readonly facts: ListOrderedEntry['facts'] }) => {
  const { t } = useTranslation();
  const { date, entries, seed } = facts;
  return (
    <div className={`${layout.row} ${text.hint} ${layout.words}`}>
      <span>{t('boardLog.listOrdered', { date, count: entries.length, seed: shortHash(seed) })}</span>
    </div>
  );
};

type DrawEntry = Pick<TruckEntry, 'reasonKind'> & { readonly facts: { readonly date: string } };

const DrawMarks = ({ entry: { facts, reasonKind } }: { readonly entry: DrawEntry }) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.row} ${text.hint} ${layout.words}`}>
      <a href={`/draw/${facts.date}`}>{t('boardLog.drawOf', { day: longDay(facts.date) })}</a>
      {reasonKind !== null && <span>{t(`boardLog.reasons.${reasonKind}`)}</span>}
    </div>
  );
};

const Marks = ({ entry }: { readonly entry: LogEntry }) => {
  const { t } = useTranslation();
  if (entry.type === 'CUT') return <CutMarks facts={entry.facts} />;
  if (entry.type === 'LIST_ORDERED') return <LotMarks facts={entry.facts} />;
  if (!isAboutTruck(entry)) return <DrawMarks entry={entry} />;
  const { at, inOrder, reasonKind, hasPriority, late, queueSlot, receivedAt } = entry;
  const isSameDay = wallDay(queueSlot) === wallDay(at);
  return (
    <div className={`${layout.row} ${text.hint} ${layout.words}`}>
      {inOrder !== null && (
        <span className={text.toned} data-tone={inOrder ? 'green' : 'amber'}>
          {t(inOrder ? 'boardLog.inOrder' : 'boardLog.outOfOrder')}
        </span>
      )}
      {reasonKind !== null && <span>{t(`boardLog.reasons.${reasonKind}`)}</span>}
      <span>{t('boardLog.slot', { time: isSameDay ? wallTime(queueSlot) : shortWhen(queueSlot) })}</span>
      {late && <span>{t('boardLog.late')}</span>}
      {hasPriority && <span>{t('boardLog.priority')}</span>}
      {receivedAt !== undefined && <span>{t('boardLog.receivedAt', { time: shortWhen(receivedAt) })}</span>}
    </div>
  );
};

const Entry = ({ entry }: { readonly entry: LogEntry }) => {
  const { t } = useTranslation();
  const { seq, at, type, formattedBookingNumber, hash } = entry;
  const plate = isAboutTruck(entry) ? entry.vehicleRegistrationPlate : undefined;
  return (
    <li className={`${layout.row} ${layout.ruled} ${styles.entry}`} data-seq={seq}>
      <time className={`${text.figures} ${text.strong}`} dateTime={at}>
        {at.slice(11, 19)}
      </time>
      <div className={styles.act}>
        <StateMark tone={toneOf[type]}>{t(`boardLog.acts.${type}`)}</StateMark>
      </div>
      <div className={`${layout.row} ${styles.truck}`}>
        {plate !== undefined && <Plate text={plate} size="sm" />}
        <span className={text.figures}>{formattedBookingNumber}</span>
      </div>
      <Marks entry={entry} />
      <span className={`${text.hint} ${text.figures}`} title={hash}>
        {t('boardLog.entry', { seq })} <code className={text.code}>{shortHash(hash)}</code>
      </span>
    </li>
  );
};

export const LogList = ({ entries }: { readonly entries: readonly LogEntry[] }) => {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('boardLog.list')}>
      {entries.map((entry) => (
        <Entry key={entry.seq} entry={entry} />
      ))}
    </ol>
  );
};
