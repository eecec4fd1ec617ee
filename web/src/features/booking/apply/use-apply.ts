import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { withConfirmedPhone } from '../../../domain/account/contact/with-confirmed-phone.ts';
import { useCargo, useFirstCargo } from '../../../domain/booking/form/use-cargo.ts';
import { timeSlotsQuery } from '../../../domain/booking/time-slots.ts';
import { type Draw, type OwnApplication, outdateDraws } from '../../../domain/draw/draws.ts';
import { createKeyMaker } from '../../../lib/idempotency-key.ts';
import { useCaptcha } from '../../../ui/captcha/captcha-callout.tsx';
import { fieldMessageIn } from '../../../ui/form/field-message.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { readKeptForm } from '../new/kept-form.ts';
import { useNeededDocuments } from '../new/use-needed-documents.ts';
import { changeApplication, confirmApplication, sendApplication } from './application-calls.ts';
import { applyBody, applySchema, firstValues } from './apply-values.ts';

export type ApplyInput = {
  readonly draw: Draw;
  readonly profile: Profile;
  /** Those that may take part. */
  readonly vehicles: readonly Vehicle[];
  /** Present: it is changed. */
  readonly before: OwnApplication | undefined;
};

const noSlots: readonly TimeSlot[] = [];

export const useApply = ({ draw, profile, vehicles, before }: ApplyInput) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const key = useRef(createKeyMaker());
  const captcha = useCaptcha();
  const drafted = readKeptForm(profile.id)?.values;
  const first = vehicles.find(({ id }) => id === drafted?.vehicleId) ?? vehicles[0];
  const flow = useFormFlow({
    schema: applySchema,
    defaultValues: firstValues(profile, first, before ?? drafted),
    submit: async (values) => {
      if (documents.missing) return documents.askFor(documents.missing);
      const body = applyBody(values, profile, documents.ids);
      const application = before
        ? await changeApplication(draw.date, before, body)
        : await withConfirmedPhone(profile, values.phoneNumber, () =>
            captcha.guarded((captchaToken) =>
              sendApplication(draw.date, { body, key: key.current.keyFor(body), captchaToken }),
            ),
          );
      key.current.forget();
      void outdateDraws();
      flow.form.reset(values);
      await navigate({ to: '/booking' });
      await confirmApplication(application);
    },
  });
  const { setValue, watch } = flow.form;
  const { data: slots = noSlots } = useQuery(timeSlotsQuery(draw.date));
  const vehicle = vehicles.find(({ id }) => id === watch('vehicleId'));
  const cargo = useCargo(watch('cargoType'));
  useFirstCargo(flow.form, cargo);
  const documents = useNeededDocuments(vehicle, cargo, undefined);
  const wishes = watch('wishes');
  const order = (starts: readonly string[]) =>
    setValue('wishes', [...starts], { shouldDirty: true, shouldValidate: flow.form.formState.isSubmitted });
  const isFull = wishes.length >= draw.maxWishes;
  const fault = flow.form.formState.errors.wishes;
  return {
    flow,
    captcha,
    vehicle,
    cargo,
    documents,
    slots,
    wishes,
    order,
    toggle: (start: string) => {
      if (wishes.includes(start)) order(wishes.filter((one) => one !== start));
      else if (!isFull) order([...wishes, start]);
    },
    isFull,
    most: draw.maxWishes,
    placesOf: ({ capacity, ordinaryCapacity }: TimeSlot) => (cargo.priority ? capacity : ordinaryCapacity),
    fault: fault ? fieldMessageIn(t, { type: fault.type ?? '', message: fault.message }) : undefined,
  };
};

export type Applying = ReturnType<typeof useApply>;
