import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { IdentificationMethod } from '#contract/accounts/accounts.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { forgetTab, readTab, writeTab } from '../../../lib/tab-store.ts';
import { useCaptcha } from '../../../ui/captcha/captcha-callout.tsx';
import { readablePhone } from '../../../ui/fields/phone-number.ts';
import {
  accepted,
  email,
  newPassword,
  optionalText,
  phoneNumber,
  requiredText,
} from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { requestRegistration } from '../account-calls.ts';
import { loadCodeStep, type PendingCode } from '../sign-in/sign-in-with-code.tsx';

const common = {
  lastName: requiredText(100),
  firstName: requiredText(100),
  patronymic: optionalText(100),
  password: newPassword(),
  agreementAccepted: accepted(),
};
const ignored = z.string();

const schemas = {
  PHONE_NUMBER: z.object({ ...common, phoneNumber: phoneNumber(), email: ignored }),
  EMAIL: z.object({ ...common, phoneNumber: ignored, email: email() }),
};

type RegistrationInput = z.input<(typeof schemas)[IdentificationMethod]>;
type RegistrationOutput = z.output<(typeof schemas)[IdentificationMethod]>;

const nothingTyped = {
  phoneNumber: '',
  email: '',
  lastName: '',
  firstName: '',
  patronymic: '',
};

type RegistrationDraft = typeof nothingTyped & { readonly method: IdentificationMethod };

const keptKey = 'oktet.registration';

/** Restores the form, except the password, after a reload or on return from the code step. */
const typedBefore = (): RegistrationDraft => ({
  ...nothingTyped,
  method: 'PHONE_NUMBER',
  ...readTab<RegistrationDraft>(keptKey),
});

export const useRegistration = (onCodeSent: (pending: PendingCode) => void) => {
  const [{ method: methodBefore, ...before }] = useState(typedBefore);
  const [method, setMethod] = useState<IdentificationMethod>(methodBefore);
  const { checking, guarded } = useCaptcha();
  const flow = useFormFlow<RegistrationInput, RegistrationOutput>({
    schema: schemas[method],
    defaultValues: { ...before, password: '' },
    submit: async ({ phoneNumber: phone, email: mail, agreementAccepted: _, ...person }) => {
      const CodeStep = await loadCodeStep();
      const identifier = method === 'EMAIL' ? { email: mail } : { phoneNumber: phone };
      const { body } = await guarded((captcha) => requestRegistration({ ...person, identifier }, captcha));
      onCodeSent({
        confirmation: {
          ...body.confirmation,
          target: method === 'EMAIL' ? mail : readablePhone(phone, currentLanguage()),
        },
        CodeStep,
      });
    },
  });
  const { form } = flow;
  useEffect(() => {
    const keep = () => {
      const { password: _, agreementAccepted: __, ...typed } = form.getValues();
      writeTab(keptKey, { ...typed, method } satisfies RegistrationDraft);
    };
    if (form.formState.isDirty) keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, method]);
  // Preloads the code step, which every registration needs next.
  useEffect(() => void loadCodeStep().catch(() => undefined), []);
  return { method, setMethod, checking, flow, forget: () => forgetTab(keptKey) };
};
