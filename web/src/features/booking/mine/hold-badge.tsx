import type { Confirmation } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { holdDeadline } from '../../../domain/booking/hold-deadline.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { minutesAndSeconds } from '../../../domain/confirmation/countdown.ts';
import { useCountdown } from '../../../domain/confirmation/use-countdown.ts';
import { useQuiet } from '../../../lib/screen/quiet.ts';

type HoldBadgeProps = {
  readonly status: Booking['bookingStatus'];
  readonly confirmation: Confirmation;
};

export const HoldBadge = ({ status, confirmation }: HoldBadgeProps) => {
  const left = useCountdown(holdDeadline(confirmation), () => void outdateBookings());
  useQuiet(left > 0);
  return <StatusBadge status={status} {...(left > 0 && { detail: minutesAndSeconds(left) })} />;
};
