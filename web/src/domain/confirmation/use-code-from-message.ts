import { useEffect, useEffectEvent } from 'react';

type CodeFromMessage = { readonly code?: string };

/** WebOTP: the browser reads the code from the SMS if the person allows it. */
export const useCodeFromMessage = (isExpected: boolean, onCode: (code: string) => void) => {
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
