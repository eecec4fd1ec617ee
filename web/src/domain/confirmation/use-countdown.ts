import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
