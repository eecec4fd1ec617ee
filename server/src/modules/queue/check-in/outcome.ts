import type { CancellationCode } from '#contract/bookings/booking-status.ts';
import type { CheckInOutcome } from '#contract/queue/check-in.ts';
import type { ArrivalWindow } from '../../bookings/arrival/arrival-window.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';

/** A booking that the no-show job has canceled gets the same outcome as before the job. */
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

/** Whether the arrival was undone after the truck was seen. The person who undid it knew better. */
export const wasUndoneSince = (
  { arrival_undone_at }: Pick<BookingRow, 'arrival_undone_at'>,
  seenAt: Temporal.Instant,
): boolean => arrival_undone_at !== null && isBefore(seenAt, arrival_undone_at);

/** Only an operator admits a truck that is EARLY. */
export const outcomeOfArrival = (
  { late, arrived_at }: Pick<BookingRow, 'late' | 'arrived_at'>,
  { from }: ArrivalWindow,
): CheckInOutcome => {
  if (late) return 'LATE';
  return arrived_at && isBefore(arrived_at, from) ? 'EARLY' : 'ON_TIME';
};
