import { useEffect, useEffectEvent } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { useResend } from './resend-button.tsx';
import { useKeptCode, useTypedCode } from './use-code-draft.ts';
import { type SendCode, useCodeForm } from './use-code-form.ts';
import { useValidity } from './use-countdown.ts';
import { useSignal } from './use-signal.ts';

type CodeFromMessage = { readonly code?: string };

/** WebOTP: the browser reads the code from the SMS if the person allows that. */
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
  readonly confirm: SendCode;
  readonly resend: (signal: AbortSignal) => Promise<unknown>;
};

type Options = CodeCallbacks & {
  readonly confirmation: Confirmation;
  readonly whenOver?: string | undefined;
  readonly onConfirmed: () => void;
};

/** The form for a code that was sent in a message. */
export const useCodeConfirmation = (options: Options) => {
  const { confirmation } = options;
  const signal = useSignal();
  const resends = useResend({
    firstPauseSeconds: confirmation.resendInSeconds,
    resend: () => options.resend(signal()),
    onResent: () => {
      validity.renew();
      form.beginAnew();
    },
  });
  const validity = useValidity(confirmation, options.whenOver);
  const form = useCodeForm({
    ...options,
    typed: useTypedCode(confirmation),
    isBlocked: resends.resending || validity.isLost,
  });
  const { flow } = form;

  const focusCode = useEffectEvent(() => {
    const field = flow.formRef.current?.elements.namedItem('code');
    if (field instanceof HTMLElement) field.focus();
  });
  useEffect(() => {
    if (resends.times > 0) focusCode();
  }, [resends.times]);

  useKeptCode(confirmation, form.code);
  useCodeFromMessage(confirmation.channel === 'SMS', (found) => flow.form.setValue('code', found));

  return { ...form, validity, resends };
};

export type CodeConfirmation = ReturnType<typeof useCodeConfirmation>;
