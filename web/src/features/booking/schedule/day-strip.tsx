import { useTranslation } from 'react-i18next';
import type { BookingDay } from '#contract/time-slots.ts';
import cover from '../../../ui/form/cover-input.module.css';
import { dayOfMonth, longDay, weekday } from '../checkpoint-words.ts';
import styles from './day-strip.module.css';

type DayStripProps = {
  readonly days: readonly BookingDay[];
  readonly chosen: string | null;
  readonly onChoose: (day: string) => void;
};

const useFreeWords = () => {
  const { t } = useTranslation();
  return ({ state, free }: BookingDay) => {
    if (state === 'CLOSED') return t('booking.new.closed');
    return free === 0 ? t('booking.new.noPlaces') : t('booking.new.places', { count: free });
  };
};

/** The days that can be booked, as far as booking is open. */
export const DayStrip = ({ days, chosen, onChoose }: DayStripProps) => {
  const { t } = useTranslation();
  const freeWords = useFreeWords();
  return (
    <div className={styles.strip} role="radiogroup" aria-label={t('booking.new.day')}>
      {days.map((day) => (
        <label key={day.date} className={styles.day} data-state={day.state}>
          <input
            type="radio"
            name="booking-day"
            className={cover.input}
            checked={day.date === chosen}
            onChange={() => onChoose(day.date)}
            aria-label={`${longDay(day.date)}, ${freeWords(day)}`}
          />
          <span className={styles.weekday}>{weekday(day.date)}</span>
          <span className={styles.number}>{dayOfMonth(day.date)}</span>
          <span className={styles.free}>{freeWords(day)}</span>
        </label>
      ))}
    </div>
  );
};
