import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { useKeptContact } from '../../../domain/account/contact/confirm-contact.ts';
import { confirmPhone } from '../../../domain/account/contact/confirm-phone.ts';
import { withConfirmedPhone } from '../../../domain/account/contact/with-confirmed-phone.ts';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { useCargo, useFirstCargo } from '../../../domain/booking/form/use-cargo.ts';
import {
  outdateBookings,
  useActiveBookings,
  useKnownBookings,
} from '../../../domain/booking/own-bookings.ts';
import { useSuggestions } from '../../../domain/booking/schedule/suggestions.tsx';
import { useSchedule } from '../../../domain/booking/schedule/use-schedule.ts';
import { wantedSlot } from '../../../domain/booking/schedule/wanted-slot.ts';
import { outdateVehicles } from '../../../domain/vehicle/own-vehicles.ts';
import { canBeBooked, firstVehicle } from '../../../domain/vehicle/vehicle-rules.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { createKeyMaker } from '../../../lib/idempotency-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCaptcha } from '../../../ui/captcha/captcha-callout.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { createBooking } from '../booking-calls.ts';
import { confirmAndShow } from '../confirm-and-show.ts';
import { useShowPass } from '../pass/use-show-pass.ts';
import { type BookingValues, bookingBody, bookingSchema, firstValues, nextValues } from './booking-values.ts';
import { readKeptForm, useKeptForm, useKeptValues } from './kept-form.ts';
import { useNeededDocuments } from './use-needed-documents.ts';

type VehicleForm = {
  readonly register: (name: 'vehicleId') => unknown;
  readonly getValues: (name: 'vehicleId') => string;
  readonly getFieldState: (name: 'vehicleId') => { readonly isDirty: boolean };
  readonly resetField: (name: 'vehicleId', options: { readonly defaultValue: string }) => void;
};

/** Bookings may load after the trucks: a preselected (not a chosen) truck with a booking is replaced. */
const useFreeVehicleFirst = (form: VehicleForm, vehicles: readonly Vehicle[]) => {
  const known = useKnownBookings();
  const isSettled = useRef(false);
  const settle = useEffectEvent(() => {
    const taken = new Set(known?.map(({ vehicleId }) => vehicleId));
    const free = firstVehicle(vehicles.filter((one) => canBeBooked(one) && !taken.has(one.id)));
    const isTaken = taken.has(form.getValues('vehicleId')) && !form.getFieldState('vehicleId').isDirty;
    if (isTaken && free) form.resetField('vehicleId', { defaultValue: free.id });
  });
  const { register } = form;
  // Registers the field explicitly: no input does, and only registered fields can be reset to a default.
  useEffect(() => {
    register('vehicleId');
  }, [register]);
  useEffect(() => {
    if (known === undefined || isSettled.current) return;
    isSettled.current = true;
    settle();
  }, [known]);
};

export const useNewBooking = (profile: Profile, vehicles: readonly Vehicle[], onBooked: () => void) => {
  const suggested = useSuggestions();
  const isAsap = useRef(false);
  const keys = useRef({ asap: createKeyMaker(), slot: createKeyMaker() });
  const { checking, guarded } = useCaptcha();
  const active = useActiveBookings();
  const showPass = useShowPass();

  /** Does not await the refetches: on a slow network the code dialog comes first. */
  const startOver = (values: BookingValues, booking: Booking) => {
    void outdateBookings();
    void outdateVehicles();
    documents.forget();
    schedule.forget();
    flow.form.reset(nextValues(values, booking, vehicles, active));
  };

  const flow = useFormFlow({
    schema: bookingSchema,
    defaultValues: firstValues(profile, vehicles),
    submit: async (values): Promise<void> => {
      const slot = isAsap.current ? null : schedule.slot;
      if (slot === null && !isAsap.current) return;
      if (documents.missing) return documents.askFor(documents.missing);
      const body = bookingBody(values, profile, documents.ids);
      const maker = keys.current[isAsap.current ? 'asap' : 'slot'];
      const key = maker.keyFor({ ...body, slot });
      suggested.forget();
      const booking = await withConfirmedPhone(values.phoneNumber, () =>
        guarded((captcha) => createBooking({ body, slot, key, captcha })),
      );
      maker.forget();
      startOver(values, booking);
      onBooked();
      await confirmAndShow(booking, showPass);
    },
    takeError: (error) => {
      const isFull = suggested.take(error);
      if (isFull) void outdateBookings();
      if (hasCode(error, 'BOOKING_BLOCKED')) void queryClient.invalidateQueries(bookingBlockedQuery);
      return isFull;
    },
  });

  const [isAsapUnderWay, setAsapUnderWay] = useState(false);
  const bookAsap = async () => {
    isAsap.current = true;
    setAsapUnderWay(true);
    await flow.onSubmit({ preventDefault: () => undefined });
    isAsap.current = false;
    setAsapUnderWay(false);
  };

  useKeptContact('phone', confirmPhone);
  const [kept] = useState(() => readKeptForm(profile.id));
  const [wanted] = useState(wantedSlot.read);
  // From here on the form keeps it, and forgets it once it is booked.
  useEffect(wantedSlot.forget, []);
  useKeptValues(flow.form, kept?.values, vehicles);
  useFreeVehicleFirst(flow.form, vehicles);

  const vehicle = vehicles.find(({ id }) => id === flow.form.watch('vehicleId'));
  const booked = active.find(({ vehicleId }) => vehicleId === vehicle?.id);
  const cargo = useCargo(flow.form.watch('cargoType'));
  useFirstCargo(flow.form, cargo);
  const schedule = useSchedule(cargo.priority, { requested: wanted ?? kept?.slot ?? null });
  const documents = useNeededDocuments(vehicle, cargo, kept?.documents);
  const isHalfDone = flow.form.formState.isDirty || schedule.slot !== null || documents.ids.length > 0;
  const filled = { values: flow.form.watch(), slot: schedule.slot, documents: documents.changed };
  useKeptForm(profile.id, isHalfDone ? filled : null);
  return {
    flow,
    schedule,
    cargo,
    vehicle,
    /** The truck's active booking: a second one would be refused. */
    booked,
    canBook: booked === undefined && (!vehicle || canBeBooked(vehicle)),
    documents,
    checking,
    suggested,
    bookAsap: () => void bookAsap(),
    isAsap: isAsapUnderWay && flow.submitting,
    isHalfDone,
  };
};

export type NewBookingState = ReturnType<typeof useNewBooking>;
