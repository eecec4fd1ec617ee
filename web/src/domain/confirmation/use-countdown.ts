import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { secondsLeft, untilNextTick } from './countdown.ts';

const wakeEvents = [
  [document, 'visibilitychange'],
  [window, 'focus'],
  [window, 'pageshow'],
] as const;

/** Whole seconds until the deadline. 0 if the deadline has passed or is null. Calls `onOver` when it passes. */
export const useCountdown = (deadline: number | null, onOver?: () => void): number => {
  const [left, setLeft] = useState(() => secondsLeft(deadline, Date.now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = Date.now();
      setLeft(secondsLeft(deadline, now));
      if (deadline !== null && deadline > now) timer = setTimeout(tick, untilNextTick(deadline, now));
    };
    tick();
    for (const [target, event] of wakeEvents) target.addEventListener(event, tick);
    return () => {
      clearTimeout(timer);
      for (const [target, event] of wakeEvents) target.removeEventListener(event, tick);
    };
  }, [deadline]);

  const wasLeft = useRef(left);
  const tellOver = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (left === 0 && wasLeft.current > 0) tellOver();
    wasLeft.current = left;
  }, [left]);

  return left;
};

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
