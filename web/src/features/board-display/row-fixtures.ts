import type { BoardQueueRow } from '#contract/queue/queue.ts';

export const waitingRow = (position: number, more: Partial<BoardQueueRow> = {}): BoardQueueRow => ({
  position,
  formattedBookingNumber: `W-${position}`,
  vehicleRegistrationPlate: 'M900AT03',
  bookingStatus: 'WAITING',
  dateBooked: '2026-11-20T19:00:00+09:00',
  arrivedAt: '2026-11-20T17:00:00+09:00',
  calledAt: null,
  late: false,
  hasPriority: false,
  etaFrom: null,
  etaTo: null,
  ...more,
});

export const calledRow = (
  name: string,
  calledAt: string,
  more: Partial<BoardQueueRow> = {},
): BoardQueueRow => ({
  ...waitingRow(0),
  position: null,
  formattedBookingNumber: name,
  bookingStatus: 'GO_TO_GATE',
  calledAt,
  ...more,
});
