import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useArrivalWords, useZoneWords } from '../../../domain/booking/booking-words.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { calendarFile } from './calendar-file.ts';

/** When the rules of arrival could not be loaded. */
const defaultReminder = 180;

/** Saves a booking as a file for the driver's own calendar. Made here, so it needs no network. */
export const useCalendarFile = (booking: Booking) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  const arrival = useArrivalWords(booking);
  const zone = useZoneWords(booking);
  return () => {
    const { formattedBookingNumber: number, vehicleRegistrationPlate: plate, vehicleModel: model } = booking;
    const content = calendarFile(
      {
        uid: `${booking.id}@oktet`,
        sequence: booking.version,
        start: booking.dateBooked,
        end: booking.slotEnd,
        summary: t('booking.calendar.summary', { plate }),
        description: [t('booking.calendar.description', { number, model, plate }), arrival, zone]
          .filter(Boolean)
          .join('\n'),
        url: `${location.origin}/booking`,
        remindMinutesBefore: params?.arrivalEarlyMinutes ?? defaultReminder,
      },
      new Date(),
    );
    saveBlob(new Blob([content], { type: 'text/calendar;charset=utf-8' }), `oktet-${number}.ics`);
  };
};
