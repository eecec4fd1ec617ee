/** The statuses of a booking and what may follow what. Without zod, so that the web and the SQL can use it too. */

export const bookingStatuses = [
  'WAITING_FOR_CONFIRMATION',
  'WAITING_FOR_CHANGES_CONFIRMATION',
  'BOOKED',
  'WAITING',
  'GO_TO_GATE',
  'LEFT_WAITING_ZONE',
  'CANCELED',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A place is kept until its code comes: for a new booking, or for a change of time. */
export const awaitingCodeStatuses = [
  'WAITING_FOR_CONFIRMATION',
  'WAITING_FOR_CHANGES_CONFIRMATION',
] as const satisfies readonly BookingStatus[];

/** Confirmed, and the truck has not arrived. While a change of time is not confirmed, the old time holds. */
export const expectedStatuses = [
  'BOOKED',
  'WAITING_FOR_CHANGES_CONFIRMATION',
] as const satisfies readonly BookingStatus[];

/** The truck is at the checkpoint: in the waiting zone, or called to the gate. */
export const arrivedStatuses = ['WAITING', 'GO_TO_GATE'] as const satisfies readonly BookingStatus[];

/** The booking can still be changed: its truck has not arrived. */
export const beforeArrivalStatuses = [
  'WAITING_FOR_CONFIRMATION',
  ...expectedStatuses,
] as const satisfies readonly BookingStatus[];

/** Those that hold a place or a position in the line. */
export const activeStatuses = [
  ...awaitingCodeStatuses,
  'BOOKED',
  ...arrivedStatuses,
] as const satisfies readonly BookingStatus[];

/** Nothing follows these. */
export const endedStatuses = ['LEFT_WAITING_ZONE', 'CANCELED'] as const satisfies readonly BookingStatus[];

/** What may follow what. Anything else is refused and changes nothing. */
export const transitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  WAITING_FOR_CONFIRMATION: ['BOOKED', 'CANCELED'],
  WAITING_FOR_CHANGES_CONFIRMATION: ['BOOKED', 'WAITING', 'CANCELED'],
  BOOKED: ['WAITING', 'CANCELED'],
  WAITING: ['GO_TO_GATE', 'BOOKED', 'CANCELED'],
  /** Canceled by an operator only. */
  GO_TO_GATE: ['LEFT_WAITING_ZONE', 'WAITING', 'CANCELED'],
  LEFT_WAITING_ZONE: [],
  CANCELED: [],
};

/** Whether a status is one of a set, whatever the set's own type is. */
export const isOneOf = (statuses: readonly BookingStatus[], status: BookingStatus): boolean =>
  statuses.includes(status);

/** Why the system itself cancels a booking. */
export const systemCancellationCodes = ['EXPIRED', 'BANNED', 'PLATE_CLAIMED', 'NO_SHOW'] as const;

export const cancellationCodes = ['DRIVER', 'ADMIN', ...systemCancellationCodes] as const;
export type CancellationCode = (typeof cancellationCodes)[number];
