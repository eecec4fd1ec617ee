import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/**
 * What is typed shows at once, and counts when typing pauses, without the spaces around it. A word that is being composed, in
 * Chinese say, counts when it is done: before that it is what its sound is spelled like. `input`: for the field.
 */
export const useTyped = (value: string, onSettle: (value: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const settle = useEffectEvent(onSettle);
  // A space after the first word stays while the second one is thought of.
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
