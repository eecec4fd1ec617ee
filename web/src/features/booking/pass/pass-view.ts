import type { Booking } from '#contract/bookings/bookings.ts';
import type { Pass } from '#contract/bookings/pass.ts';
import type { ArrivalWindow } from '../../../domain/booking/arrival.ts';
import { qrOf } from '../../../domain/booking/pass-links.ts';
import { callOfBooking, type GateCall, gateCallOf } from '../call/gate-call.ts';
import { acknowledgeByPass } from './pass-query.ts';

type FromGate = 'calledAt' | 'recalledAt' | 'acknowledgedAt' | 'gate' | 'gateDirections';

/** What a pass shows to its owner or to anybody with its link. */
export type PassView = Omit<Pass, FromGate | 'window' | 'site'> & {
  readonly window: ArrivalWindow | undefined;
  readonly site: Pass['site'] | undefined;
  /** Set while the truck is called to the gate. */
  readonly call: GateCall | undefined;
  /** The following are set for the owner only. */
  readonly id?: string;
  readonly vehicleModel?: string;
};

/** `late` comes from the live queue, because the booking does not have it. */
export const viewOfBooking = (
  booking: Booking,
  window: ArrivalWindow | undefined,
  late: boolean,
  site: PassView['site'],
): PassView => ({
  ...booking,
  position: booking.queue?.position ?? null,
  etaFrom: booking.queue?.etaFrom ?? null,
  etaTo: booking.queue?.etaTo ?? null,
  site,
  window,
  call: booking.bookingStatus === 'GO_TO_GATE' ? callOfBooking(booking) : undefined,
  late,
  qr: booking.passQr ?? qrOf(booking),
});

export const viewOfPass = (pass: Pass, token: string): PassView => ({
  ...pass,
  call: pass.bookingStatus === 'GO_TO_GATE' ? gateCallOf(pass, () => acknowledgeByPass(token)) : undefined,
});
