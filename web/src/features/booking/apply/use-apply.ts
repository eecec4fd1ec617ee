import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { DrawApplication, DrawView } from '#contract/draws/draws.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { withConfirmedPhone } from '../../../domain/account/contact/with-confirmed-phone.ts';
import { useCargo, useFirstCargo } from '../../../domain/booking/form/use-cargo.ts';
import { outdateDraws } from '../../../domain/draw/draws.ts';
import { createKeyMaker } from '../../../lib/idempotency-key.ts';
import { useCaptcha } from '../../../ui/captcha/captcha-callout.tsx';
import { fieldMessageIn } from '../../../ui/form/field-message.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { readKeptForm } from '../new/kept-form.ts';
import { useNeededDocuments } from '../new/use-needed-documents.ts';
import { changeApplication, confirmApplication, sendApplication } from './application-calls.ts';
import { type ApplyValues, applyBody, applySchema, changeBody, firstValues } from './apply-values.ts';

export type ApplyInput = {
  readonly draw: DrawView;
  readonly profile: Profile;
  readonly vehicles: readonly Vehicle[];
  readonly before: DrawApplication | undefined;
};

export const useApply = ({ draw, profile, vehicles, before }: ApplyInput) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const key = useRef(createKeyMaker());
  const { checking, guarded } = useCaptcha();
  const drafted = readKeptForm(profile.id)?.values;
  const first = vehicles.find(({ id }) => id === drafted?.vehicleId) ?? vehicles[0];
  const apply = async (values: ApplyValues) => {
    const body = applyBody(values, profile, documents.ids);
    const application = await withConfirmedPhone(values.phoneNumber, () =>
      guarded((captcha) => sendApplication(draw.date, { body, key: key.current.keyFor(body), captcha })),
    );
    key.current.forget();
    return application;
  };

  const flow = useFormFlow({
    schema: applySchema,
    defaultValues: firstValues(profile, first, before, drafted),
    submit: async (values) => {
      if (documents.missing) return documents.askFor(documents.missing);
      const application = before
        ? await changeApplication(before, changeBody(values, before, documents.ids))
        : await apply(values);
      void outdateDraws();
      flow.form.reset(values);
      await navigate({ to: '/booking' });
      await confirmApplication(application);
    },
  });
  const { setValue, watch } = flow.form;
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
    checking,
    vehicle,
    cargo,
    documents,
    wishes,
    order,
    toggle: (start: string) => {
      if (wishes.includes(start)) order(wishes.filter((one) => one !== start));
      else if (!isFull) order([...wishes, start]);
    },
    isFull,
    most: draw.maxWishes,
    placesOf: ({ capacity, reserve }: DrawView['slots'][number]) =>
      cargo.priority ? capacity : capacity - reserve,
    fault:
      fault?.message === undefined
        ? undefined
        : fieldMessageIn(t, { type: 'custom', message: fault.message }),
  };
};

export type Applying = ReturnType<typeof useApply>;
