import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlateBooking } from '#contract/vehicles/vehicles.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Notice } from '../../../ui/notice/notice.tsx';
import { nearWords } from '../vehicle-words.ts';

type EndedBookingsProps = { readonly bookings: readonly PlateBooking[]; readonly isChanged: boolean };

/** Lists the bookings that the ban cancels, before it is confirmed. */
export const EndedBookings = ({ bookings, isChanged }: EndedBookingsProps) => {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <Notice tone={bookings.length === 0 ? 'grey' : 'red'} role="status">
      {isChanged && <strong>{t('boardVehicles.ended.changed')}</strong>}
      <strong>
        {bookings.length === 0
          ? t('boardVehicles.ended.none')
          : t('boardVehicles.ended.title', { count: bookings.length })}
      </strong>
      {bookings.length > 0 && (
        <ul className={`${layout.stack} ${layout.tight}`}>
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
    </Notice>
  );
};
