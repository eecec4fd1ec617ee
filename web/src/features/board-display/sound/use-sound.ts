import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/local-store.ts';
import { allowSound, chime, chimeMs, isAudible, onAudibleChange } from './chime.ts';
import { type Sentence, speak } from './speak.ts';

const storageKey = 'oktet.display.sound';

type Choice = 'on' | 'off' | null;

const readChoice = (): Choice => {
  const stored = readStored(storageKey);
  return stored === 'on' || stored === 'off' ? stored : null;
};

/** The choice is stored on the device. */
export const useSound = () => {
  const [choice, setChoice] = useState(readChoice);
  const audible = useSyncExternalStore(onAudibleChange, isAudible);
  const isOn = choice === 'on';

  // After a reload the browser blocks audio until some user gesture.
  useEffect(() => {
    if (!isOn || audible) return;
    const allow = () => void allowSound();
    for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, allow);
    allow();
    return () => {
      for (const event of ['pointerdown', 'keydown'] as const) removeEventListener(event, allow);
    };
  }, [isOn, audible]);

  const choose = useCallback((on: boolean) => {
    writeStored(storageKey, on ? 'on' : 'off');
    setChoice(on ? 'on' : 'off');
    if (!on) return;
    void allowSound();
    chime();
  }, []);
  const announce = useCallback(
    (sentences: readonly Sentence[]) => {
      if (!isOn || !audible) return;
      chime();
      setTimeout(speak, chimeMs, sentences);
    },
    [isOn, audible],
  );
  return {
    isOn,
    /** True if nothing was chosen yet or the browser waits for a user gesture. */
    asks: choice === null || (isOn && !audible),
    choose,
    /** Plays a chime and speaks the call if the device has a voice. */
    announce,
  };
};

export type Sound = ReturnType<typeof useSound>;
