import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts.ts';
import type { Booking } from '#contract/bookings.ts';
import type { TimeSlot } from '#contract/time-slots.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { withCaptcha } from '../../../lib/captcha.ts';
import { createKeyMaker } from '../../../lib/idempotency-key.ts';
import { optionalText, phoneNumber, requiredText } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { cargoTypesQuery } from '../booking-queries.ts';
import { confirmBookingCode } from '../confirm-booking-code.ts';
import { outdateBookings } from '../mine/own-bookings.ts';
import { useSchedule } from './use-schedule.ts';

const schema = z.object({
  vehicleId: requiredText(),
  cargoType: requiredText(),
  lastName: requiredText(100),
  firstName: requiredText(100),
  patronymic: optionalText(100),
  phoneNumber: phoneNumber(),
});

const serverPaths = {
  firstNameOfDriver: 'firstName',
  lastNameOfDriver: 'lastName',
  patronymicOfDriver: 'patronymic',
};

const suggestionsOf = (error: unknown): TimeSlot[] | null =>
  error instanceof ApiError && error.body?.code === 'SLOT_FULL'
    ? ((error.body.suggestions as TimeSlot[] | undefined) ?? [])
    : null;

/** A new booking from the first choice to the code. */
export const useNewBooking = (profile: Profile, firstVehicle: string) => {
  const { data: cargoTypes = [] } = useQuery(cargoTypesQuery);
  const [suggestions, setSuggestions] = useState<TimeSlot[] | null>(null);
  const keys = useRef(createKeyMaker());

  const flow = useFormFlow({
    schema,
    defaultValues: {
      vehicleId: firstVehicle,
      cargoType: 'GENERAL',
      lastName: profile.lastName,
      firstName: profile.firstName,
      patronymic: profile.patronymic ?? '',
      phoneNumber: profile.phone?.value ?? '',
    },
    serverPaths,
    submit: async (values) => {
      if (schedule.slot === null) return;
      const body = {
        dateBooked: schedule.slot,
        vehicleId: values.vehicleId,
        cargoType: values.cargoType,
        firstNameOfDriver: values.firstName,
        lastNameOfDriver: values.lastName,
        patronymicOfDriver: values.patronymic || null,
        phoneNumber: values.phoneNumber,
      };
      setSuggestions(null);
      const booking = await withCaptcha((captchaToken) =>
        create(body, keys.current.keyFor(body), captchaToken),
      );
      keys.current.forget();
      await outdateBookings();
      await confirmBookingCode(booking);
    },
    takeError: (error) => {
      const found = suggestionsOf(error);
      setSuggestions(found);
      if (found) void outdateBookings();
      return found !== null;
    },
  });
  const cargo = cargoTypes.find(({ code }) => code === flow.form.watch('cargoType'));
  const priority = cargo?.priority ?? false;
  const schedule = useSchedule(priority);
  return { flow, schedule, cargoTypes, priority, suggestions, forgetSuggestions: () => setSuggestions(null) };
};

type NewBookingBody = Parameters<typeof call<'POST /booking'>>[1]['body'];

const create = async (
  body: NewBookingBody,
  key: string,
  captchaToken: string | undefined,
): Promise<Booking> => {
  const answer = await call('POST /booking', {
    body,
    query: captchaToken === undefined ? {} : { captchaToken },
    headers: { 'Idempotency-Key': key },
    expect: 201,
  });
  return answer.body;
};
