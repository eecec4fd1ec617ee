import type { Booking } from '#contract/bookings/bookings.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { call } from '../../../lib/api.ts';

/** A call to the gate, as seen by the owner or anybody with the pass. */
export type GateCall = {
  readonly number: string;
  readonly plate: string;
  readonly gate: string | undefined;
  readonly isRepeated: boolean;
  /** Time of the latest call. */
  readonly since: string | undefined;
  /** The driver has confirmed being on the way. */
  readonly isAnswered: boolean;
  readonly acknowledge: () => Promise<unknown>;
  /** Differs for every call and recall, so that each rings again. */
  readonly key: string;
};

type CalledTruck = {
  readonly number: string;
  readonly plate: string;
  readonly gate?: string | null | undefined;
  readonly calledAt?: string | null | undefined;
  readonly recalledAt?: string | null | undefined;
  readonly acknowledgedAt?: string | null | undefined;
  readonly acknowledge: () => Promise<unknown>;
};

export const gateCallOf = (called: CalledTruck): GateCall => {
  const { number, plate, gate, calledAt, recalledAt, acknowledgedAt, acknowledge } = called;
  const since = recalledAt ?? calledAt ?? undefined;
  return {
    number,
    plate,
    gate: gate ?? undefined,
    isRepeated: Boolean(recalledAt),
    since,
    isAnswered: Boolean(acknowledgedAt),
    acknowledge,
    key: `${number} ${since ?? ''}`,
  };
};

const acknowledge = async (id: string): Promise<void> => {
  await call('POST /booking/{id}/acknowledge-call', { params: { id }, expect: 200 });
  await outdateBookings();
};

export const callOfBooking = (booking: Booking): GateCall =>
  gateCallOf({
    ...booking,
    number: booking.formattedBookingNumber,
    plate: booking.vehicleRegistrationPlate,
    acknowledge: () => acknowledge(booking.id),
  });
