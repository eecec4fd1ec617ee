import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { resendCode } from '../../../domain/account/contact/resend-code.ts';
import { CodeField } from '../../../domain/confirmation/code-fields.tsx';
import { codeDigits, wrongCodeWords } from '../../../domain/confirmation/code-rules.ts';
import { ResendButton, useResend } from '../../../domain/confirmation/resend-button.tsx';
import { useKeptCode, useTypedCode } from '../../../domain/confirmation/use-code-draft.ts';
import { useWayBack } from '../../../domain/confirmation/use-way-back.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isTooManyAttempts } from '../../../ui/errors/error-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { HiddenUsername } from '../../../ui/fields/hidden-username.tsx';
import { digitCode, newPassword } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { resetPassword } from '../account-calls.ts';
import { AgreementField } from '../agreement-field.tsx';
import { startAt } from '../form-card.tsx';
import { NewPasswordField } from '../new-password-field.tsx';

export type ResetRequest = {
  readonly userId: string;
  readonly confirmation: Confirmation;
  readonly username: string;
};

type ResetFormProps = {
  readonly request: ResetRequest;
  readonly onReset: () => void;
  readonly onCancel: () => void;
};

const schema = z.object({ code: digitCode(), password: newPassword(), agreementAccepted: z.boolean() });

/** True if an operator opened the account, so that its owner must accept the agreement first. */
const needsAgreement = (error: unknown) =>
  error instanceof ApiError &&
  error.fieldErrors.some(({ propertyPath }) => propertyPath === 'agreementAccepted');

export const ResetForm = ({ request, onReset, onCancel }: ResetFormProps) => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [attemptsExceeded, setAttemptsExceeded] = useState(false);
  const [asksAgreement, setAsksAgreement] = useState(false);
  const typed = useTypedCode(request.confirmation);
  const wayBack = useWayBack(request.confirmation);
  const flow = useFormFlow({
    schema,
    defaultValues: { code: typed, password: '', agreementAccepted: false },
    whenInvalid: wrongCodeWords,
    submit: async ({ agreementAccepted, ...values }) => {
      const accepted = agreementAccepted ? ({ agreementAccepted: true } as const) : {};
      await resetPassword({ ...values, ...accepted, userId: request.userId });
      onReset();
    },
    takeError: (error) => {
      if (needsAgreement(error)) {
        setAsksAgreement(true);
        flow.setFormError({ key: 'validation.accept' });
        return true;
      }
      if (!isTooManyAttempts(error)) return false;
      setAttemptsExceeded(true);
      void handleError(error);
      return true;
    },
  });
  const resends = useResend({
    firstPauseSeconds: request.confirmation.resendInSeconds,
    resend: () => resendCode(request.confirmation),
    onResent: () => {
      setAttemptsExceeded(false);
      flow.form.resetField('code');
      flow.setFormError(null);
    },
  });
  // A reload keeps the step and the code. The password is never stored.
  useUnsavedWork(() => flow.form.getValues('password') !== '');
  useEffect(() => startAt(place.current, 'input[name="code"]'), []);
  const code = flow.form.watch('code');
  useKeptCode(request.confirmation, code);
  useEffect(() => {
    const isTyping = document.activeElement === place.current?.querySelector('input[name="code"]');
    if (code.length === codeDigits && isTyping)
      place.current?.querySelector<HTMLElement>('input[name="password"]')?.focus();
  }, [code]);
  return (
    <div ref={place} className={layout.stack}>
      <p className={text.dimmed}>{t('accounts.recovery.sent', { target: request.confirmation.target })}</p>
      {request.confirmation.delayed && <p className={text.dimmed}>{t('codeConfirmation.delayed')}</p>}
      <Form
        flow={flow}
        actions={
          <FormActions>
            <Button variant="default" onClick={onCancel}>
              {wayBack}
            </Button>
            <SubmitButton fullWidth={false} disabled={attemptsExceeded || resends.resending}>
              {t('accounts.recovery.save')}
            </SubmitButton>
          </FormActions>
        }
      >
        <HiddenUsername value={request.username} />
        <CodeField control={flow.control} name="code" />
        {attemptsExceeded && <p role="alert">{t('codeConfirmation.attemptsExceeded')}</p>}
        <ResendButton resends={resends} />
        <NewPasswordField
          control={flow.control}
          name="password"
          label={t('accounts.fields.newPassword')}
          known={[request.username]}
        />
        {asksAgreement && <AgreementField control={flow.control} name="agreementAccepted" />}
      </Form>
    </div>
  );
};
