import { type BookingStatus, beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { driverOf, fullName } from '../../../domain/account/full-name.ts';
import { type SeenTruck, seenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import type { ApprovableVehicle } from '../../../domain/vehicle/approve-vehicle.ts';

export type Truck = SeenTruck & {
  readonly number: string;
  readonly status: BookingStatus;
  readonly dateBooked: string;
  readonly driver: string;
  readonly row: AdminQueueRow | undefined;
  /** The vehicle, if it was found and has not been approved. */
  readonly unapproved?: ApprovableVehicle | undefined;
};

export const truckOfRow = (row: AdminQueueRow): Truck => ({
  ...seenTruck(row),
  number: row.formattedBookingNumber,
  status: row.bookingStatus,
  dateBooked: row.dateBooked,
  driver: row.driver,
  row,
});

/** Prefers the live queue to the booking, which may come from an older search. */
export const truckOfBooking = (booking: Booking, rows: readonly AdminQueueRow[]): Truck => {
  const row = rows.find(({ id }) => id === booking.id);
  if (row) return truckOfRow(row);
  const { id, version, bookingStatus: status, dateBooked } = booking;
  return {
    ...{ id, version, status, dateBooked, row },
    plate: booking.vehicleRegistrationPlate,
    number: booking.formattedBookingNumber,
    driver: fullName(driverOf(booking)),
  };
};

export type NextAct = 'arrive' | 'call' | 'recall' | 'open';

export const nextAct = ({ status }: Pick<Truck, 'status'>): NextAct => {
  if (status === 'WAITING') return 'call';
  if (status === 'GO_TO_GATE') return 'recall';
  return isOneOf(beforeArrivalStatuses, status) ? 'arrive' : 'open';
};

/** Keys that act wherever the focus is. */
export const actKeys = {
  left: 'F4',
  return: 'F6',
  noAnswer: 'F7',
  move: 'F9',
  cancel: 'F8',
  approve: 'F10',
  open: 'F3',
} as const;
export type KeyedAct = keyof typeof actKeys;

const keyedActs: Readonly<Record<NextAct, readonly KeyedAct[]>> = {
  arrive: ['move', 'cancel', 'open'],
  call: ['cancel', 'open'],
  recall: ['left', 'return', 'noAnswer', 'cancel', 'open'],
  open: ['open'],
};

export const keyedActsOf = (truck: Pick<Truck, 'status' | 'unapproved'>): readonly KeyedAct[] => [
  ...(truck.unapproved ? (['approve'] as const) : []),
  ...keyedActs[nextAct(truck)],
];
