import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import rows from '../../../ui/rows/rows.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import text from '../../../ui/text/text.module.css';
import { activeBookingsQuery } from '../user-calls.ts';

type BookingLinkProps = { readonly id: string; readonly number: string; readonly isInDialog: boolean };

/** In a dialog a plain link to a new tab, because dialogs are outside of the router and should stay open. */
const BookingLink = ({ id, number, isInDialog }: BookingLinkProps) => {
  const { t } = useTranslation();
  if (!isInDialog) {
    return (
      <Link to="/bookings/$id" params={{ id }}>
        {number}
      </Link>
    );
  }
  return (
    <a href={`/board/bookings/${id}`} target="_blank" rel="noreferrer">
      {number} <span aria-hidden="true">↗</span>
      <VisuallyHidden>{t('console.newTab')}</VisuallyHidden>
    </a>
  );
};

type ActiveBookingsProps = { readonly userId: string; readonly isInDialog?: boolean };

export const ActiveBookings = ({ userId, isInDialog = false }: ActiveBookingsProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(activeBookingsQuery(userId));
  if (!data && error)
    return <LoadFailure message={t('boardUsers.bookings.failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} />;
  const rest = data.total - data.content.length;
  return (
    <>
      {data.total === 0 && <p className={text.dimmed}>{t('boardUsers.bookings.noActive')}</p>}
      <ul className={rows.rows}>
        {data.content.map((booking) => (
          <li key={booking.id} className={rows.row}>
            <Plate text={booking.vehicleRegistrationPlate} size="sm" />
            <span className={rows.beside} data-kept>
              <span className={rows.words}>
                <span className={text.whole}>
                  <BookingLink
                    id={booking.id}
                    number={booking.formattedBookingNumber}
                    isInDialog={isInDialog}
                  />
                </span>
                <span className={text.second}>{whenWords(booking.dateBooked)}</span>
              </span>
              <StatusBadge status={booking.bookingStatus} />
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={text.dimmed}>{t('boardUsers.bookings.more', { count: rest })}</p>}
    </>
  );
};
