import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookingDay } from '#contract/bookings/time-slots.ts';
import { bookingParamsQuery } from '../../../../domain/booking/booking-params.ts';
import { bookingDatesQuery } from '../../../../domain/booking/time-slots.ts';
import { dayOfMonth, longDay, monthsFrom, weekday } from '../../../../domain/checkpoint/checkpoint-words.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import option from '../../../../ui/button/option.module.css';
import { addDays } from '../../../../ui/date-picker/calendar-day.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { LoadBar } from '../slot-gauge.tsx';
import styles from './day-strip.module.css';
import { stripDays } from './strip-days.ts';

const defaultHorizon = 7;

type Props = {
  readonly date: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
};

const useBookingDays = (today: string, horizonDays: number): readonly BookingDay[] =>
  useQueries({
    queries: monthsFrom(today, horizonDays).map(bookingDatesQuery),
    combine: (months) => months.flatMap(({ data }) => data ?? []),
  });

const useDayName = (today: string) => {
  const { t } = useTranslation();
  return (day: string) => {
    if (day === today) return t('boardBookings.strip.today');
    if (day === addDays(today, 1)) return t('boardBookings.strip.tomorrow');
    if (day === addDays(today, -1)) return t('boardBookings.strip.yesterday');
    return t('boardBookings.strip.day', { weekday: weekday(day), day: dayOfMonth(day) });
  };
};

const Load = ({ load }: { readonly load: BookingDay['wholeDay'] }) => {
  const { t } = useTranslation();
  if (!load) return <span className={styles.load}>–</span>;
  const { booked, capacity } = load;
  return (
    <>
      <span className={styles.load}>{t('boardBookings.strip.load', { booked, capacity })}</span>
      <LoadBar booked={booked} capacity={capacity} />
    </>
  );
};

export const DayStrip = ({ date, today, onChoose }: Props) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  const horizonDays = params?.horizonDays ?? defaultHorizon;
  const days = useBookingDays(today, horizonDays);
  const nameOf = useDayName(today);
  return (
    <nav className={layout.line} aria-label={t('boardBookings.strip.title')}>
      <IconButton
        label={t('boardBookings.strip.before')}
        icon="back"
        onPress={() => onChoose(addDays(date, -1))}
      />
      <ul className={`${layout.line} ${layout.grow} ${styles.days}`}>
        {stripDays({ date, today, horizonDays }).map((day) => (
          <li key={day}>
            <button
              type="button"
              className={`${option.option} ${styles.day}`}
              aria-current={day === date ? 'date' : undefined}
              title={longDay(day)}
              onClick={() => onChoose(day)}
            >
              <strong>{nameOf(day)}</strong>
              <Load load={days.find((one) => one.date === day)?.wholeDay} />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        label={t('boardBookings.strip.after')}
        icon="on"
        onPress={() => onChoose(addDays(date, 1))}
      />
    </nav>
  );
};
