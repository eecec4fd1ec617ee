import type { Booking } from '#contract/bookings/bookings.ts';
import { passQr } from '#kernel/passes/pass-qr.ts';

/** The unsigned code, for small pictures and bookings without a signed one. Without a pass token just the number. */
export const qrOf = ({ formattedBookingNumber, passToken }: Booking) =>
  passToken ? passQr(formattedBookingNumber, passToken) : formattedBookingNumber;

/** Public address of a pass: anyone with the token can open it. */
export const passAddress = (token: string) => `${location.origin}/pass/${token}`;
