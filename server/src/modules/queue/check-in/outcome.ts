import type { CancellationCode } from '#contract/bookings/booking-status.ts';
import type { CheckInOutcome } from '#contract/queue/check-in.ts';
import type { ArrivalWindow } from '../../bookings/arrival/arrival-window.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';

/** Whether a job has been there must not matter: who came too late is told so before and after the no-show. */
const ofCanceled: Partial<Record<CancellationCode, CheckInOutcome>> = {
  NO_SHOW: 'TOO_LATE',
  EXPIRED: 'NOT_CONFIRMED',
  BANNED: 'BANNED',
};

/** What a booking is told that does not arrive now; undefined for one whose truck is expected. */
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

/** Why a kiosk records no arrival at this moment; undefined if it does. */
export const outcomeOutside = (
  window: ArrivalWindow,
  now: Temporal.Instant,
  isOtherDay: boolean,
): CheckInOutcome | undefined => {
  if (isBefore(window.to, now)) return 'TOO_LATE';
  if (!isBefore(now, window.from)) return undefined;
  return isOtherDay ? 'WRONG_DAY' : 'EARLY';
};

/** Early is before the window, which only an operator admits; within it, until the truck is late, it is on time. */
export const outcomeOfArrival = (
  { late, arrived_at }: Pick<BookingRow, 'late' | 'arrived_at'>,
  { from }: ArrivalWindow,
): CheckInOutcome => {
  if (late) return 'LATE';
  return arrived_at && isBefore(arrived_at, from) ? 'EARLY' : 'ON_TIME';
};
