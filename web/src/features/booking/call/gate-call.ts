import type { Booking } from '#contract/bookings/bookings.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { call } from '../../../lib/api.ts';

/** A truck that is to go to the gate now, whoever looks: its owner, or somebody who has its pass. */
export type GateCall = {
  readonly number: string;
  readonly plate: string;
  readonly gate: string | undefined;
  readonly isRepeated: boolean;
  /** Since when it is called, the repeated call counting anew. */
  readonly since: string | undefined;
  /** The driver has said that he is on his way. */
  readonly isAnswered: boolean;
  readonly acknowledge: () => Promise<unknown>;
  /** Another one for every call and every repeated call: each of them is heard anew. */
  readonly key: string;
};

type Called = {
  readonly number: string;
  readonly plate: string;
  readonly gate?: string | null | undefined;
  readonly calledAt?: string | null | undefined;
  readonly recalledAt?: string | null | undefined;
  readonly acknowledgedAt?: string | null | undefined;
  readonly acknowledge: () => Promise<unknown>;
};

export const gateCallOf = (called: Called): GateCall => {
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
