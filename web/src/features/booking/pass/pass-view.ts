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

const sharedBy = (source: Booking | Pass) => ({
  number: source.formattedBookingNumber,
  status: source.bookingStatus,
  plate: source.vehicleRegistrationPlate,
  dateBooked: source.dateBooked,
  slotEnd: source.slotEnd,
  hasPriority: source.hasPriority,
  moved: source.moved,
});

/** `late` comes from the live queue, the booking does not have it. */
export const viewOfBooking = (
  booking: Booking,
  window: ArrivalWindow | undefined,
  late: boolean,
  site: CheckpointSite | undefined,
): PassView => ({
  ...sharedBy(booking),
  id: booking.id,
  site,
  window,
  call: booking.bookingStatus === 'GO_TO_GATE' ? callOfBooking(booking) : undefined,
  late,
  position: booking.queue?.position,
  eta: etaOf(booking.queue?.etaFrom, booking.queue?.etaTo),
  qr: booking.passQr ?? qrOf(booking),
  model: booking.vehicleModel,
});

export const viewOfPass = (pass: Pass, token: string): PassView => ({
  ...sharedBy(pass),
  site: pass.site,
  window: pass.window,
  call: pass.bookingStatus === 'GO_TO_GATE' ? gateCallOf(pass, () => acknowledgeByPass(token)) : undefined,
  late: pass.late,
  position: pass.position ?? undefined,
  eta: etaOf(pass.etaFrom, pass.etaTo),
  qr: pass.qr,
});
