import { useEffect, useState } from 'react';
import { secondsLeft, untilNextTick } from './countdown.ts';

const wakeEvents = [
  [document, 'visibilitychange'],
  [window, 'focus'],
  [window, 'pageshow'],
] as const;

/** Whole seconds; 0 when the deadline has passed or is null. */
export const useCountdown = (deadline: number | null): number => {
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

  return left;
};
