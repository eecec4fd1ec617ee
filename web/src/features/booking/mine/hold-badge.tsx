import { useEffect, useRef } from 'react';
import type { Confirmation } from '#contract/accounts.ts';
import type { Booking } from '#contract/bookings.ts';
import { minutesAndSeconds } from '../../../ui/code-confirmation/countdown.ts';
import { useCountdown } from '../../../ui/code-confirmation/use-countdown.ts';
import { StatusBadge } from '../../../ui/status-badge/status-badge.tsx';
import { holdDeadline } from './hold-deadline.ts';
import { outdateBookings } from './own-bookings.ts';

type HoldBadgeProps = {
  readonly status: Booking['bookingStatus'];
  readonly confirmation: Confirmation;
};

/** How long the place is still kept. When the time is over, what became of it is read at once. */
export const HoldBadge = ({ status, confirmation }: HoldBadgeProps) => {
  const left = useCountdown(holdDeadline(confirmation));
  const wasLeft = useRef(left);
  useEffect(() => {
    if (left === 0 && wasLeft.current > 0) void outdateBookings();
    wasLeft.current = left;
  }, [left]);
  return <StatusBadge status={status} {...(left > 0 && { detail: minutesAndSeconds(left) })} />;
};
