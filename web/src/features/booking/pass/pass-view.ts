import type { Booking } from '#contract/bookings.ts';
import type { Pass } from '#contract/pass.ts';
import { passQr } from '#contract/pass-qr.ts';
import type { ArrivalWindow } from '../../../domain/booking/arrival.ts';

/** What a pass shows, whoever looks at it: its owner, or somebody who was given its address. */
export type PassView = {
  readonly number: string;
  readonly status: Booking['bookingStatus'];
  readonly plate: string;
  readonly dateBooked: string;
  readonly slotEnd: string;
  readonly window: ArrivalWindow | undefined;
  readonly gate: string | undefined;
  readonly position: number | undefined;
  readonly eta: { readonly from: string; readonly to: string } | undefined;
  readonly qr: string;
  readonly model?: string;
};

const etaOf = (from: string | null | undefined, to: string | null | undefined) =>
  from && to ? { from, to } : undefined;

/** The code that is scanned at the gate: without the pass's own check it is the number alone. */
export const qrOf = ({ formattedBookingNumber, passToken }: Booking) =>
  passToken ? passQr(formattedBookingNumber, passToken) : formattedBookingNumber;

export const viewOfBooking = (booking: Booking, window: ArrivalWindow | undefined): PassView => ({
  number: booking.formattedBookingNumber,
  status: booking.bookingStatus,
  plate: booking.vehicleRegistrationPlate,
  dateBooked: booking.dateBooked,
  slotEnd: booking.slotEnd,
  window,
  gate: booking.gate,
  position: booking.queue?.position,
  eta: etaOf(booking.queue?.etaFrom, booking.queue?.etaTo),
  qr: qrOf(booking),
  model: booking.vehicleModel,
});

export const viewOfPass = (pass: Pass): PassView => ({
  number: pass.formattedBookingNumber,
  status: pass.bookingStatus,
  plate: pass.vehicleRegistrationPlate,
  dateBooked: pass.dateBooked,
  slotEnd: pass.slotEnd,
  window: pass.window,
  gate: pass.gate ?? undefined,
  position: pass.position ?? undefined,
  eta: etaOf(pass.etaFrom, pass.etaTo),
  qr: pass.qr,
});

/** Where a pass is to be found by whoever has its address. */
export const passAddress = (token: string) => `${location.origin}/pass/${token}`;
