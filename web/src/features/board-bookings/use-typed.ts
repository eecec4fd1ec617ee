import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/** What is typed shows at once, and counts when typing pauses. */
export const useTyped = (value: string, onSettle: (value: string) => void) => {
  const [typed, setTyped] = useState(value);
  const settle = useEffectEvent(onSettle);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => settle(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped] as const;
};
