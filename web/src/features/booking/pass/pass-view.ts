import type { Booking } from '#contract/bookings/bookings.ts';
import type { Pass } from '#contract/bookings/pass.ts';
import type { CheckpointSite } from '#contract/params/checkpoint-site.ts';
import type { ArrivalWindow } from '../../../domain/booking/arrival.ts';
import { qrOf } from '../../../domain/booking/pass-links.ts';
import { callOfBooking, type GateCall, gateCallOf } from '../call/gate-call.ts';
import { acknowledgeByPass } from './pass-query.ts';

/** What a pass shows to its owner or to anybody with its link. */
export type PassView = {
  readonly number: string;
  readonly status: Booking['bookingStatus'];
  readonly plate: string;
  readonly dateBooked: string;
  readonly slotEnd: string;
  readonly window: ArrivalWindow | undefined;
  /** Set while the truck is called to the gate. */
  readonly call: GateCall | undefined;
  readonly late: boolean;
  readonly hasPriority: boolean;
  readonly position: number | undefined;
  readonly eta: { readonly from: string; readonly to: string } | undefined;
  readonly qr: string;
  readonly model?: string;
  readonly moved: Booking['moved'];
  /** Set for the owner only. */
  readonly id?: string;
  readonly site: CheckpointSite | undefined;
};

const etaOf = (from: string | null | undefined, to: string | null | undefined) =>
  from && to ? { from, to } : undefined;

/** `late` comes from the live queue, the booking does not have it. */
export const viewOfBooking = (
  booking: Booking,
  window: ArrivalWindow | undefined,
  late: boolean,
  site: CheckpointSite | undefined,
): PassView => ({
  id: booking.id,
  moved: booking.moved,
  site,
  number: booking.formattedBookingNumber,
  status: booking.bookingStatus,
  plate: booking.vehicleRegistrationPlate,
  dateBooked: booking.dateBooked,
  slotEnd: booking.slotEnd,
  window,
  call: booking.bookingStatus === 'GO_TO_GATE' ? callOfBooking(booking) : undefined,
  late,
  hasPriority: booking.hasPriority,
  position: booking.queue?.position,
  eta: etaOf(booking.queue?.etaFrom, booking.queue?.etaTo),
  qr: qrOf(booking),
  model: booking.vehicleModel,
});

const callOfPass = (pass: Pass, token: string) =>
  gateCallOf({
    ...pass,
    number: pass.formattedBookingNumber,
    plate: pass.vehicleRegistrationPlate,
    acknowledge: () => acknowledgeByPass(token),
  });

export const viewOfPass = (pass: Pass, token: string): PassView => ({
  moved: pass.moved,
  site: pass.site,
  number: pass.formattedBookingNumber,
  status: pass.bookingStatus,
  plate: pass.vehicleRegistrationPlate,
  dateBooked: pass.dateBooked,
  slotEnd: pass.slotEnd,
  window: pass.window,
  call: pass.bookingStatus === 'GO_TO_GATE' ? callOfPass(pass, token) : undefined,
  late: pass.late,
  hasPriority: pass.hasPriority,
  position: pass.position ?? undefined,
  eta: etaOf(pass.etaFrom, pass.etaTo),
  qr: pass.qr,
});
