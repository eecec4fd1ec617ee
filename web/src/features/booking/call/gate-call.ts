import type { Booking } from '#contract/bookings/bookings.ts';

/** A truck that is to go to the gate now, whoever looks: its owner, or somebody who has its pass. */
export type GateCall = {
  readonly number: string;
  readonly plate: string;
  readonly gate: string | undefined;
  readonly isRepeated: boolean;
  /** Another one for every call and every repeated call: each of them is heard anew. */
  readonly key: string;
};

type Called = {
  readonly number: string;
  readonly plate: string;
  readonly gate?: string | null | undefined;
  readonly calledAt?: string | null | undefined;
  readonly recalledAt?: string | null | undefined;
};

export const gateCallOf = ({ number, plate, gate, calledAt, recalledAt }: Called): GateCall => ({
  number,
  plate,
  gate: gate ?? undefined,
  isRepeated: Boolean(recalledAt),
  key: `${number} ${recalledAt ?? calledAt ?? ''}`,
});

export const callOfBooking = (booking: Booking): GateCall =>
  gateCallOf({
    ...booking,
    number: booking.formattedBookingNumber,
    plate: booking.vehicleRegistrationPlate,
  });
