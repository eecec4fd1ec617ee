import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { timeSlotsQuery } from '../../../domain/booking/time-slots.ts';
import { wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { isDay } from '../../../ui/fields/day-schemas.ts';
import styles from './period.module.css';
import type { Period } from './period.ts';

const shareOf = ({ capacity, priorityFree }: TimeSlot) =>
  capacity === 0 ? 0 : Math.min(1, Math.max(0, capacity - priorityFree) / capacity);

const isIn = ({ start, end }: TimeSlot, period: Period | null) =>
  period !== null && Date.parse(start) < Date.parse(period.to) && Date.parse(end) > Date.parse(period.from);

type Props = { readonly day: string; readonly period: Period | null };

export const DayLoad = ({ day, period }: Props) => {
  const { t } = useTranslation();
  const { data: slots = [] } = useQuery({ ...timeSlotsQuery(day), enabled: isDay(day) });
  if (slots.length === 0) return null;
  const end = period && (wallDay(period.to) === day ? wallTime(period.to) : '24:00');
  return (
    <div className={styles.load} aria-hidden="true">
      <div className={styles.gauges}>
        {slots.map((slot) => (
          <span
            key={slot.start}
            className={styles.gauge}
            data-in={isIn(slot, period)}
            data-closed={slot.state === 'CLOSED'}
          >
            <span className={styles.level} style={{ blockSize: `${shareOf(slot) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className={styles.hours}>
        <span>{wallTime(slots[0]?.start ?? '')}</span>
        {period && wallDay(period.from) === day && (
          <strong>{t('boardClosure.when.range', { from: wallTime(period.from), to: end })}</strong>
        )}
        <span>{wallTime(slots.at(-1)?.end ?? '').replace('00:00', '24:00')}</span>
      </p>
    </div>
  );
};
