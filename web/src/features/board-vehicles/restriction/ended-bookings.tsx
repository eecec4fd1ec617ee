import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlateBooking } from '#contract/vehicles/vehicles.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { nearWords } from '../vehicle-words.ts';
import styles from './restriction.module.css';

type EndedBookingsProps = { readonly bookings: readonly PlateBooking[]; readonly isChanged: boolean };

/** Lists the bookings that the ban cancels, before it is confirmed. */
export const EndedBookings = ({ bookings, isChanged }: EndedBookingsProps) => {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <section className={styles.ended} data-none={bookings.length === 0} aria-live="polite">
      {isChanged && <p className={styles.changed}>{t('boardVehicles.ended.changed')}</p>}
      <p>
        {bookings.length === 0
          ? t('boardVehicles.ended.none')
          : t('boardVehicles.ended.title', { count: bookings.length })}
      </p>
      {bookings.length > 0 && (
        <ul>
          {bookings.map(({ id, dateBooked, formattedBookingNumber, userName }) => (
            <li key={id}>
              <b>{nearWords(dateBooked, today)}</b>{' '}
              <Link to="/bookings/$id" params={{ id }} target="_blank">
                {formattedBookingNumber}
              </Link>
              {t('common.listSeparator')}
              {userName}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
