import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { outdateBookings, useActiveBookings } from '../../domain/booking/own-bookings.ts';
import { withCaptcha } from '../../lib/captcha/captcha.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { createBooking, editBooking } from './booking-calls.ts';
import { confirmBookingCode } from './confirm-booking-code.ts';
import { focusBooking } from './mine/focus-bookings.ts';
import { type ShowPass, useShowPass } from './pass/use-show-pass.ts';

const keptKey = 'oktet.booking-awaits-code';

/** Optimistic state after confirmation; the pass page refetches. */
const asConfirmed = ({ confirmation: _, pendingChanges, ...booking }: Booking): Booking => ({
  ...booking,
  ...pendingChanges,
  bookingStatus: 'BOOKED',
});

/** Asks for the booking's code, then opens the pass. */
export const confirmAndShow = async (booking: Booking, showPass: ShowPass): Promise<void> => {
  writeTab(keptKey, booking.id);
  const isConfirmed = await confirmBookingCode(
    booking,
    () => void takeAgain(booking, showPass).catch(handleRefusal),
  );
  forgetTab(keptKey);
  if (isConfirmed) showPass(asConfirmed(booking));
  else focusBooking(booking.id);
};

const bookAgain = (booking: Booking): Promise<Booking> => {
  const { vehicleId, cargoType, language, documents } = booking;
  const body = {
    vehicleId,
    cargoType,
    language,
    firstNameOfDriver: booking.firstNameOfDriver,
    lastNameOfDriver: booking.lastNameOfDriver,
    phoneNumber: booking.phoneNumber ?? '',
    ...(booking.patronymicOfDriver && { patronymicOfDriver: booking.patronymicOfDriver }),
    ...(booking.email && { email: booking.email }),
    ...(documents.length > 0 && { documents: documents.map(({ documentId }) => documentId) }),
  };
  const key = crypto.randomUUID();
  return withCaptcha((captchaToken) => createBooking({ body, slot: booking.dateBooked, key, captchaToken }));
};

/** Books, or asks for the change, once more after the hold has expired. */
const takeAgain = async (booking: Booking, showPass: ShowPass): Promise<void> => {
  const { id, pendingChanges } = booking;
  const again = pendingChanges
    ? await withCaptcha((token) => editBooking({ id, dateBooked: pendingChanges.dateBooked }, token))
    : await bookAgain(booking);
  void outdateBookings();
  await confirmAndShow(again, showPass);
};

/** Reopens the code dialog that was open when the tab was reloaded. */
export const useKeptCodeDialog = () => {
  const active = useActiveBookings();
  const showPass = useEffectEvent(useShowPass());
  const [kept] = useState(() => readTab<string>(keptKey));
  const isAsked = useRef(false);
  useEffect(() => {
    const booking = active.find(({ id }) => id === kept);
    if (isAsked.current || !booking?.confirmation) return;
    isAsked.current = true;
    confirmAndShow(booking, showPass).catch(handleError);
  }, [active, kept]);
};
