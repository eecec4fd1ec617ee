import type { Booking } from '#contract/bookings/bookings.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';

type SearchedFields = Pick<
  Booking,
  | 'vehicleRegistrationPlate'
  | 'formattedBookingNumber'
  | 'phoneNumber'
  | 'lastNameOfDriver'
  | 'firstNameOfDriver'
>;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Matches a part of a plate, number, phone or driver's name. Empty input matches everything. */
export const matcherOf = (typed: string): ((booking: SearchedFields) => boolean) => {
  const text = typed.trim();
  if (text === '') return () => true;
  const key = plateKey(text);
  const digits = digitsOf(text);
  const name = text.toLowerCase();
  return (booking) => {
    if (key !== '' && plateKey(booking.vehicleRegistrationPlate).includes(key)) return true;
    if (digits !== '' && digits.length === text.replace(/[\s+()-]/g, '').length) {
      if (digitsOf(booking.formattedBookingNumber).includes(digits)) return true;
      if (booking.phoneNumber?.includes(digits)) return true;
    }
    return `${booking.lastNameOfDriver} ${booking.firstNameOfDriver}`.toLowerCase().includes(name);
  };
};
