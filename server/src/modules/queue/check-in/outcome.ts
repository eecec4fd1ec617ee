import type { CancellationCode } from '#contract/bookings/booking-status.ts';
import type { CheckInOutcome } from '#contract/queue/check-in.ts';
import type { ArrivalWindow } from '../../bookings/arrival/arrival-window.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';

/** The same outcome before and after the no-show job has run. */
const ofCanceled: Partial<Record<CancellationCode, CheckInOutcome>> = {
  NO_SHOW: 'TOO_LATE',
  EXPIRED: 'NOT_CONFIRMED',
  BANNED: 'BANNED',
};

export const outcomeOfStatus = ({
  status,
  cancellation_code,
}: Pick<BookingRow, 'status' | 'cancellation_code'>): CheckInOutcome | undefined => {
  switch (status) {
    case 'WAITING_FOR_CONFIRMATION':
      return 'NOT_CONFIRMED';
    case 'WAITING':
      return 'ALREADY_WAITING';
    case 'GO_TO_GATE':
      return 'CALLED';
    case 'LEFT_WAITING_ZONE':
      return 'LEFT';
    case 'CANCELED':
      return (cancellation_code && ofCanceled[cancellation_code]) ?? 'CANCELED';
    default:
      return undefined;
  }
};

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

export const outcomeOutside = (
  window: ArrivalWindow,
  now: Temporal.Instant,
  isOtherDay: boolean,
): CheckInOutcome | undefined => {
  if (isBefore(window.to, now)) return 'TOO_LATE';
  if (!isBefore(now, window.from)) return undefined;
  return isOtherDay ? 'WRONG_DAY' : 'EARLY';
};

/** Whoever took the arrival back later than the truck was seen knows better. */
export const wasUndoneSince = (
  { arrival_undone_at }: Pick<BookingRow, 'arrival_undone_at'>,
  seenAt: Temporal.Instant,
): boolean => arrival_undone_at !== null && isBefore(seenAt, arrival_undone_at);

/** EARLY only happens if an operator admits the truck. */
export const outcomeOfArrival = (
  { late, arrived_at }: Pick<BookingRow, 'late' | 'arrived_at'>,
  { from }: ArrivalWindow,
): CheckInOutcome => {
  if (late) return 'LATE';
  return arrived_at && isBefore(arrived_at, from) ? 'EARLY' : 'ON_TIME';
};
