import { useState } from 'react';
import { withCaptcha } from '../../lib/captcha/captcha.ts';

/** Calls that may cost a proof of work, and whether the browser is busy with one. */
export const useCaptcha = () => {
  const [checking, setChecking] = useState(false);
  const guarded = <T>(attempt: (captchaToken?: string) => Promise<T>) =>
    withCaptcha(attempt, { onChecking: setChecking });
  return { checking, guarded };
};
