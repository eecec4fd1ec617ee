import { useEffect, useRef, useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useActiveBookings } from '../../domain/booking/own-bookings.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { confirmBookingCode } from './confirm-booking-code.ts';
import { focusBooking } from './mine/focus-bookings.ts';
import { openPass } from './pass/open-pass.ts';

const keptKey = 'oktet.booking-awaits-code';

/** What the server has just made of it; the pass itself reads the rest. */
const asConfirmed = ({ confirmation: _, pendingChanges, ...booking }: Booking): Booking => ({
  ...booking,
  ...pendingChanges,
  bookingStatus: 'BOOKED',
});

/** Asks for a booking's code; once it is right, the pass is what is seen. */
export const confirmAndShow = async (booking: Booking): Promise<void> => {
  writeTab(keptKey, booking.id);
  const isConfirmed = await confirmBookingCode(booking);
  forgetTab(keptKey);
  if (isConfirmed) await openPass(asConfirmed(booking));
  focusBooking(booking.id);
};

/** A code that was being asked for when the tab was reloaded is asked for again. */
export const useKeptCodeDialog = () => {
  const active = useActiveBookings();
  const [kept] = useState(() => readTab<string>(keptKey));
  const isAsked = useRef(false);
  useEffect(() => {
    const booking = active.find(({ id }) => id === kept);
    if (isAsked.current || !booking?.confirmation) return;
    isAsked.current = true;
    confirmAndShow(booking).catch(handleError);
  }, [active, kept]);
};
