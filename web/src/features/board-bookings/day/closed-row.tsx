import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotClosure } from '#contract/bookings/time-slots.ts';
import { longDay, wallDay, wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { eventsQuery } from '../../../domain/journal/events.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import controls from '../../../ui/button/text-button.module.css';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './day-sheet.module.css';
import type { ClosedRow as Row } from './plan-day.ts';

type Snapshot = { readonly closures?: unknown } | null;

const holds = (snapshot: Snapshot, { from, to }: SlotClosure) =>
  Array.isArray(snapshot?.closures) &&
  snapshot.closures.some(
    (one: SlotClosure) => Date.parse(one.from) === Date.parse(from) && Date.parse(one.to) === Date.parse(to),
  );

const useClosedBy = (closure: SlotClosure | undefined) => {
  const { data } = useQuery({
    ...eventsQuery({ type: ['PARAMS_CHANGED'] }, { page: 0, size: 50 }),
    enabled: Boolean(closure?.reasons),
    staleTime: 60_000,
    refetchInterval: false,
  });
  return closure && data?.content.find(({ from, to }) => holds(to, closure) && !holds(from, closure));
};

/** A closure that ends at the next midnight ends at 24:00 of the same day. */
const untilWords = ({ from, to }: SlotClosure) => {
  if (wallDay(from) === wallDay(to)) return wallTime(to);
  const isNextMidnight = wallTime(to) === '00:00' && Date.parse(to) - Date.parse(from) <= 86_400_000;
  return isNextMidnight ? '24:00' : whenWords(to);
};

export const ClosedWords = ({ closure }: { readonly closure: SlotClosure | undefined }) => {
  const { t } = useTranslation();
  const closedBy = useClosedBy(closure);
  const isOver = closure && Date.parse(closure.to) <= serverNow();
  return (
    <p className={`${layout.row} ${styles.closed}`}>
      <Icon size={16} stroke={2} path="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
      <strong>
        {closure
          ? t(`boardBookings.day.${isOver ? 'wasClosedUntil' : 'closedUntil'}`, {
              until: untilWords(closure),
            })
          : t('boardBookings.day.closed')}
      </strong>
      <span>{closure?.reasons?.[currentLanguage()] ?? t('boardBookings.day.outsideHours')}</span>
      {closedBy?.actorName && (
        <span>
          {t('boardBookings.day.closedBy', {
            name: closedBy.actorName,
            day: longDay(wallDay(closedBy.eventDate)),
          })}
        </span>
      )}
    </p>
  );
};

type Props = { readonly row: Row; readonly isTarget: boolean };

export const ClosedRow = memo(({ row: { start, closure, phase }, isTarget }: Props) => {
  const { t } = useTranslation();
  return (
    <li
      className={styles.row}
      data-closed="true"
      data-whole="true"
      data-start={start}
      data-target={isTarget}
      data-phase={phase}
    >
      <div className={styles.time}>
        <strong>{wallTime(start)}</strong>
      </div>
      <ClosedWords closure={closure} />
      {phase !== 'past' && (
        <Link to="/parameters" className={controls.link}>
          {t('boardBookings.day.changeHours')}
        </Link>
      )}
    </li>
  );
});
