import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isTooManyAttempts } from '../../ui/errors/error-dialog.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { digitCode } from '../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { codeDigits, wrongCodeWords } from './code-rules.ts';
import { useKeptCode, useTypedCode } from './use-code-draft.ts';
import { useResend } from './use-resend.ts';
import { useValidity } from './use-validity.ts';

type CodeFromMessage = { readonly code?: string };

/** WebOTP: the browser reads the code from the SMS if the person allows it. */
const useCodeFromMessage = (isExpected: boolean, onCode: (code: string) => void) => {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!isExpected || !('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request as CredentialRequestOptions).then(
      (found) => take((found as CodeFromMessage | null)?.code ?? ''),
      () => undefined,
    );
    return () => controller.abort();
  }, [isExpected]);
};

export type CodeCallbacks = {
  readonly confirm: (code: string, signal: AbortSignal) => Promise<unknown>;
  readonly resend: (signal: AbortSignal) => Promise<unknown>;
};

type Options = CodeCallbacks & {
  readonly confirmation: Confirmation;
  readonly whenOver?: string | undefined;
  readonly onConfirmed: () => void;
};

const schema = z.object({ code: digitCode() });

/** These errors are shown in the form; all others in a dialog. */
const isAboutCode = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 401 || (error.status === 400 && error.fieldErrors.length > 0));

const useSignal = () => {
  const controller = useRef(new AbortController());
  useEffect(() => {
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
};

export const useCodeConfirmation = (options: Options) => {
  const { confirmation, onConfirmed } = options;
  const [attemptsExceeded, setAttemptsExceeded] = useState(false);
  const signal = useSignal();
  const validity = useValidity(confirmation, options.whenOver);

  const typed = useTypedCode(confirmation);

  const flow = useFormFlow({
    schema,
    defaultValues: { code: typed },
    whenInvalid: wrongCodeWords,
    submit: async ({ code }) => {
      const running = signal();
      await options.confirm(code, running);
      if (!running.aborted) onConfirmed();
    },
    takeError: (error) => {
      if (isAboutCode(error)) return false;
      if (isTooManyAttempts(error)) setAttemptsExceeded(true);
      void handleRefusal(error);
      return true;
    },
  });

  const resends = useResend({
    firstPauseSeconds: confirmation.resendInSeconds,
    resend: () => options.resend(signal()),
    onResent: () => {
      validity.renew();
      setAttemptsExceeded(false);
      flow.form.setValue('code', '');
      flow.form.clearErrors();
      flow.setFormError(null);
    },
  });

  const focusCode = useEffectEvent(() => {
    const field = flow.formRef.current?.elements.namedItem('code');
    if (field instanceof HTMLElement) field.focus();
  });
  useEffect(() => {
    if (resends.times > 0) focusCode();
  }, [resends.times]);

  // Selects a refused code, so that typing replaces it.
  const { code: fault } = flow.form.formState.errors;
  useEffect(() => {
    if (fault?.type === 'server') flow.form.setFocus('code', { shouldSelect: true });
  }, [fault, flow.form]);

  const cannotConfirm = attemptsExceeded || resends.resending || validity.isLost;
  const code = flow.form.watch('code');
  useKeptCode(confirmation, code);
  useCodeFromMessage(confirmation.channel === 'SMS', (found) => flow.form.setValue('code', found));

  // Submits each code automatically only once: a refused one stays in the field until edited.
  const lastSent = useRef(typed);
  const sendWhenWhole = useEffectEvent(() => {
    if (code.length !== codeDigits || code === lastSent.current || cannotConfirm) return;
    lastSent.current = code;
    void flow.onSubmit({ preventDefault: () => undefined });
  });
  useEffect(() => {
    if (code.length < codeDigits) lastSent.current = '';
    sendWhenWhole();
  }, [code]);

  return { flow, attemptsExceeded, validity, resends, cannotConfirm };
};

export type CodeConfirmation = ReturnType<typeof useCodeConfirmation>;
