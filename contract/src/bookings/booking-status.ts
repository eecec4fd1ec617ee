/** Does not use zod, because the web and the SQL import these lists too. */

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

/** The slot is held until the confirmation code is entered, for a new booking or for a change of time. */
export const awaitingCodeStatuses = [
  'WAITING_FOR_CONFIRMATION',
  'WAITING_FOR_CHANGES_CONFIRMATION',
] as const satisfies readonly BookingStatus[];

/** Confirmed, truck not arrived yet. Until a change of time is confirmed, the old time is valid. */
export const expectedStatuses = [
  'BOOKED',
  'WAITING_FOR_CHANGES_CONFIRMATION',
] as const satisfies readonly BookingStatus[];

export const arrivedStatuses = ['WAITING', 'GO_TO_GATE'] as const satisfies readonly BookingStatus[];

/** The booking can still be edited: its truck has not arrived. */
export const beforeArrivalStatuses = [
  'WAITING_FOR_CONFIRMATION',
  ...expectedStatuses,
] as const satisfies readonly BookingStatus[];

/** Statuses that take a place in a slot or a position in the queue. */
export const activeStatuses = [
  ...awaitingCodeStatuses,
  'BOOKED',
  ...arrivedStatuses,
] as const satisfies readonly BookingStatus[];

export const endedStatuses = ['LEFT_WAITING_ZONE', 'CANCELED'] as const satisfies readonly BookingStatus[];

/** Allowed transitions; any other is refused. */
export const transitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  WAITING_FOR_CONFIRMATION: ['BOOKED', 'CANCELED'],
  WAITING_FOR_CHANGES_CONFIRMATION: ['BOOKED', 'WAITING', 'CANCELED'],
  BOOKED: ['WAITING', 'CANCELED'],
  WAITING: ['GO_TO_GATE', 'BOOKED', 'CANCELED'],
  /** Only an operator may cancel the booking of a called truck. */
  GO_TO_GATE: ['LEFT_WAITING_ZONE', 'WAITING', 'CANCELED'],
  LEFT_WAITING_ZONE: [],
  CANCELED: [],
};

export const isOneOf = (statuses: readonly BookingStatus[], status: BookingStatus): boolean =>
  statuses.includes(status);

export const systemCancellationCodes = [
  'EXPIRED',
  'BANNED',
  'PLATE_CLAIMED',
  'NO_SHOW',
  'NOT_RECONFIRMED',
] as const;

export const cancellationCodes = ['DRIVER', 'ADMIN', ...systemCancellationCodes] as const;
export type CancellationCode = (typeof cancellationCodes)[number];
