import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/**
 * Tells the trimmed text after a pause. Waits until an input method has composed, because before that the text is
 * only the phonetic spelling.
 */
export const useTyped = (value: string, onSettle: (value: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const settle = useEffectEvent(onSettle);
  // A trailing space stays while the next word is typed.
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value]);
  useEffect(() => {
    if (isComposing || typed.trim() === value) return;
    const timer = setTimeout(() => settle(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, isComposing]);
  const input = {
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
  return { typed, input };
};

export type TypedInput = ReturnType<typeof useTyped>['input'];
