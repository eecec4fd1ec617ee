import { useEffect, useEffectEvent } from 'react';

type CodeFromMessage = { readonly code?: string };

/** Where the browser can read the code out of the SMS and the person allows it, nobody types it (WebOTP). */
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
