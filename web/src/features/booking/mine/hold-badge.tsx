import { useEffect, useRef } from 'react';
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

/** How long the place is still kept. When the time is over, what became of it is read at once. */
export const HoldBadge = ({ status, confirmation }: HoldBadgeProps) => {
  const left = useCountdown(holdDeadline(confirmation));
  const wasLeft = useRef(left);
  useEffect(() => {
    if (left === 0 && wasLeft.current > 0) void outdateBookings();
    wasLeft.current = left;
  }, [left]);
  useQuiet(left > 0);
  return <StatusBadge status={status} {...(left > 0 && { detail: minutesAndSeconds(left) })} />;
};
