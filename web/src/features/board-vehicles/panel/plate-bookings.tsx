import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle, PlateBooking } from '#contract/vehicles/vehicles.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { useToday } from '../../../lib/time/time-zone.ts';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import rows from '../../../ui/rows/rows.module.css';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import text from '../../../ui/text/text.module.css';
import { plateBookingsQuery } from '../vehicle-calls.ts';
import { nearWords } from '../vehicle-words.ts';

const shownAtFirst = 4;
const mostShown = 100;

const BookingLine = ({ booking }: { readonly booking: PlateBooking }) => {
  const { t } = useTranslation();
  const today = useToday();
  const { id, formattedBookingNumber, bookingStatus, dateBooked, userName } = booking;
  return (
    <li className={rows.row}>
      <span className={rows.beside} data-kept>
        <span className={rows.words}>
          <time dateTime={dateBooked}>{nearWords(dateBooked, today)}</time>
          <span className={text.second}>
            <Link to="/bookings/$id" params={{ id }}>
              {formattedBookingNumber}
            </Link>
            {t('common.listSeparator')}
            {userName}
          </span>
        </span>
        <StatusBadge status={bookingStatus} />
      </span>
    </li>
  );
};

export const PlateBookings = ({ vehicle }: { readonly vehicle: OperatorVehicle }) => {
  const { t } = useTranslation();
  const [size, setSize] = useState(shownAtFirst);
  const { data, error, refetch } = useQuery(plateBookingsQuery(vehicle.id, size));
  return (
    <PanelSection
      title={t('boardVehicles.bookings')}
      beside={
        data && !data.last && size === shownAtFirst ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setSize(mostShown)}>
            {t('boardVehicles.allOf', { count: data.total })}
          </Button>
        ) : undefined
      }
    >
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} height={26} />}
      {data?.content.length === 0 && <p className={text.dimmed}>{t('boardVehicles.noBookings')}</p>}
      {data && data.content.length > 0 && (
        <ul className={rows.rows}>
          {data.content.map((booking) => (
            <BookingLine key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </PanelSection>
  );
};
