import { useState } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { useCountdown } from './use-countdown.ts';

type Lasting = Pick<Confirmation, 'expiresInSeconds'>;

const deadlineOf = ({ expiresInSeconds }: Lasting) => Date.now() + expiresInSeconds * 1000;

/** With `whenOver` expiry is final. Without it, a new code restarts the time. */
export const useValidity = (confirmation: Lasting, whenOver: string | undefined) => {
  const [deadline, setDeadline] = useState(() => deadlineOf(confirmation));
  const secondsLeft = useCountdown(deadline);
  return {
    secondsLeft,
    isLost: secondsLeft === 0 && whenOver !== undefined,
    renew: () => {
      if (whenOver === undefined) setDeadline(deadlineOf(confirmation));
    },
  };
};

export type Validity = ReturnType<typeof useValidity>;
