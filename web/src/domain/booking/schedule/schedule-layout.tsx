import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDay } from '#contract/bookings/time-slots.ts';
import { shortWhen } from '../../checkpoint/checkpoint-words.ts';
import { DayStrip } from './day-strip.tsx';
import styles from './schedule-choice.module.css';

type ScheduleLayoutProps = {
  readonly days: readonly BookingDay[];
  readonly day: string | null;
  readonly priority: boolean;
  readonly earliest: string | null;
  readonly onDay: (day: string) => void;
  readonly onEarliest: (start: string) => void;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
};

export const ScheduleLayout = ({
  days,
  day,
  priority,
  earliest,
  onDay,
  onEarliest,
  level = 2,
  children,
}: ScheduleLayoutProps) => {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.schedule}>
      <Heading className={styles.label}>{t('booking.new.day')}</Heading>
      <DayStrip days={days} priority={priority} chosen={day} onChoose={onDay} />
      <div className={styles.row}>
        <Heading className={styles.label}>{t('booking.new.time')}</Heading>
        {earliest && (
          <button
            type="button"
            className={styles.earliest}
            value={earliest}
            onClick={() => onEarliest(earliest)}
          >
            {t('booking.new.earliest', { when: shortWhen(earliest) })}
          </button>
        )}
      </div>
      {children}
    </div>
  );
};
