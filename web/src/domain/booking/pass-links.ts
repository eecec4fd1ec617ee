import type { Booking } from '#contract/bookings/bookings.ts';
import { passQr } from '#kernel/passes/pass-qr.ts';

/** The code that is scanned at the gate: without the pass's own check it is the number alone. */
export const qrOf = ({ formattedBookingNumber, passToken }: Booking) =>
  passToken ? passQr(formattedBookingNumber, passToken) : formattedBookingNumber;

/** Where a pass is to be found by whoever has its address. */
export const passAddress = (token: string) => `${location.origin}/pass/${token}`;
