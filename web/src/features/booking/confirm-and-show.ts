import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { confirmationNow } from '../../domain/booking/hold-deadline.ts';
import { fetchBooking, outdateBookings, useActiveBookings } from '../../domain/booking/own-bookings.ts';
import { placesFor } from '../../domain/booking/schedule/places.ts';
import { timeSlotsQuery } from '../../domain/booking/time-slots.ts';
import { wallDay, whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { confirmCodeDialog } from '../../domain/confirmation/confirm-code-dialog.ts';
import { plateText } from '../../domain/plate/plate-text.ts';
import { ownVehiclesQuery } from '../../domain/vehicle/own-vehicles.ts';
import { call } from '../../lib/api.ts';
import { type ApiError, hasCode } from '../../lib/api-error.ts';
import { withCaptcha } from '../../lib/captcha/captcha.ts';
import { queryClient } from '../../lib/query-client.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';
import { infoDialog } from '../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { createBooking, editBooking } from './booking-calls.ts';
import { focusBooking } from './mine/focus-bookings.ts';
import { type ShowPass, useShowPass } from './pass/use-show-pass.ts';

const wantedTime = ({ pendingChanges, dateBooked }: Booking) => pendingChanges?.dateBooked ?? dateBooked;

const isOver = (error: unknown) => hasCode(error, 'HOLD_EXPIRED', 'NOT_AWAITING_CODE');

/** Without its code a new booking loses its place. A change is merely dropped. */
const wordsWhenOver = ({ pendingChanges, dateBooked }: Booking) =>
  pendingChanges
    ? i18next.t('booking.mine.changeExpired', { when: whenWords(dateBooked) })
    : i18next.t('errors.HOLD_EXPIRED');

const refusalWords = ({ body, message }: ApiError, booking: Booking) =>
  body?.code === 'HOLD_EXPIRED' ? wordsWhenOver(booking) : message;

/** True if an earlier attempt has used the code, because its response may have been lost. */
const isDone = async (booking: Booking) => {
  const now = await fetchBooking(booking.id);
  return now.bookingStatus === 'BOOKED' && now.dateBooked === wantedTime(booking);
};

const isFreeAgain = async (booking: Booking): Promise<boolean> => {
  const requested = wantedTime(booking);
  const slots = await queryClient.fetchQuery({ ...timeSlotsQuery(wallDay(requested)), staleTime: 0 });
  const slot = slots.find(({ start }) => start === requested);
  return slot !== undefined && placesFor(slot, booking.hasPriority) > 0;
};

/**
 * Asks for the code of a held place. Resolves with false if the person gives up: the place stays held until it
 * expires. After that `takeAgain` is offered while the place is free.
 */
const confirmBookingCode = async (booking: Booking, takeAgain: () => void): Promise<boolean> => {
  const { confirmation, id } = booking;
  if (!confirmation) return false;
  const vehicles = queryClient.getQueryData(ownVehiclesQuery.queryKey);
  const isApproved = vehicles?.some((vehicle) => vehicle.id === booking.vehicleId && vehicle.approved);
  let refusal: string | undefined;
  const isClosedWell = await confirmCodeDialog({
    confirmation: confirmationNow(confirmation),
    whenOver: wordsWhenOver(booking),
    again: {
      label: i18next.t('booking.new.takeAgain'),
      isPossible: () => isFreeAgain(booking),
      start: takeAgain,
    },
    subject: i18next.t('booking.mine.subject', {
      when: whenWords(wantedTime(booking)),
      plate: plateText(booking.vehicleRegistrationPlate),
    }),
    ...(vehicles && !isApproved && { note: i18next.t('booking.mine.papersNote') }),
    confirm: async (code, signal) => {
      try {
        await call('POST /booking/confirm', { body: { code, id }, expect: 204, signal });
      } catch (error) {
        if (!isOver(error)) throw error;
        if (!(await isDone(booking))) refusal = refusalWords(error, booking);
      }
    },
    resend: async (signal) => {
      await call('POST /booking/confirm/resend', { form: { bookingId: id }, expect: 204, signal });
      // Also renews the countdown on the card, which is seen if the dialog is closed.
      void outdateBookings();
    },
  });
  void outdateBookings();
  if (refusal !== undefined) await infoDialog({ message: refusal });
  return isClosedWell && refusal === undefined;
};

const keptKey = 'oktet.booking-awaits-code';

/** The booking as it should be after the confirmation. The pass page loads the real one. */
const asConfirmed = ({ confirmation: _, pendingChanges, ...booking }: Booking): Booking => ({
  ...booking,
  ...pendingChanges,
  bookingStatus: 'BOOKED',
});

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
  return withCaptcha((captcha) => createBooking({ body, slot: booking.dateBooked, key, captcha }));
};

const takeAgain = async (booking: Booking, showPass: ShowPass): Promise<void> => {
  const { id, pendingChanges } = booking;
  const key = crypto.randomUUID();
  const again = pendingChanges
    ? await withCaptcha((captcha) => editBooking({ id, dateBooked: pendingChanges.dateBooked }, key, captcha))
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
