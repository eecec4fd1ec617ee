import { useState } from 'react';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { useCountdown } from './use-countdown.ts';

/** The server's pause between two codes in seconds. */
const pauseSeconds = 300;

type ResendOptions = {
  readonly firstPauseSeconds: number;
  readonly resend: () => Promise<unknown>;
  readonly onResent: () => void;
};

const afterSeconds = (seconds: number) => Date.now() + seconds * 1000;

export const useResend = ({ firstPauseSeconds, resend, onResent }: ResendOptions) => {
  const [deadline, setDeadline] = useState(() => afterSeconds(firstPauseSeconds));
  // Own state instead of useMutation's flag, which is set one timer too late to block both buttons at once.
  const [resending, setResending] = useState(false);
  const [times, setTimes] = useState(0);
  const secondsLeft = useCountdown(deadline);

  const start = async () => {
    if (resending) return;
    setResending(true);
    try {
      await resend();
      setDeadline(afterSeconds(pauseSeconds));
      onResent();
      setTimes((before) => before + 1);
    } catch (error) {
      void handleRefusal(error);
    } finally {
      setResending(false);
    }
  };

  return { secondsLeft, resending, times, start };
};

export type Resends = ReturnType<typeof useResend>;
