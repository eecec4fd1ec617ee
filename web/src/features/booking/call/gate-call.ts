import type { Booking } from '#contract/bookings/bookings.ts';
import type { Pass } from '#contract/bookings/pass.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { call } from '../../../lib/api.ts';

/** A call to the gate, as seen by the owner or anybody with the pass. */
export type GateCall = {
  readonly plate: string;
  readonly gate: string | undefined;
  readonly directions: Booking['gateDirections'];
  readonly isRepeated: boolean;
  readonly since: string | undefined;
  readonly isAnswered: boolean;
  readonly acknowledge: () => Promise<unknown>;
  /** Differs for every call and recall, so that each of them rings. */
  readonly key: string;
};

export const gateCallOf = (called: Booking | Pass, acknowledge: () => Promise<unknown>): GateCall => {
  const since = called.recalledAt ?? called.calledAt ?? undefined;
  return {
    plate: called.vehicleRegistrationPlate,
    gate: called.gate ?? undefined,
    directions: called.gateDirections,
    isRepeated: Boolean(called.recalledAt),
    since,
    isAnswered: Boolean(called.acknowledgedAt),
    acknowledge,
    key: `${called.formattedBookingNumber} ${since ?? ''}`,
  };
};

const acknowledge = async (id: string): Promise<void> => {
  await call('POST /booking/{id}/acknowledge-call', { params: { id }, expect: 200 });
  await outdateBookings();
};

export const callOfBooking = (booking: Booking): GateCall =>
  gateCallOf(booking, () => acknowledge(booking.id));
