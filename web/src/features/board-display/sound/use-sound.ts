import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/local-store.ts';
import { type Sentence, speak } from './speak.ts';

const tones = [
  { hertz: 880, at: 0 },
  { hertz: 659.26, at: 0.42 },
];
const ringSeconds = 1.6;
const chimeMs = 1800;
const loudness = 0.32;

let context: AudioContext | null = null;

const audio = () => {
  context ??= new AudioContext();
  return context;
};

/** False until the first user gesture, because browsers block audio before. */
const isAudible = () => audio().state === 'running';

/** Must be called within a user gesture. */
const allowSound = async () => {
  await audio().resume();
};

const onAudibleChange = (listener: () => void) => {
  const current = audio();
  current.addEventListener('statechange', listener);
  return () => current.removeEventListener('statechange', listener);
};

const ring = (current: AudioContext, hertz: number, start: number) => {
  const tone = current.createOscillator();
  const volume = current.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + ringSeconds);
  tone.connect(volume).connect(current.destination);
  tone.start(start);
  tone.stop(start + ringSeconds);
};

const chime = () => {
  const current = audio();
  for (const { hertz, at } of tones) ring(current, hertz, current.currentTime + at);
};

const storageKey = 'oktet.display.sound';

type Choice = 'on' | 'off' | null;

const readChoice = (): Choice => {
  const stored = readStored(storageKey);
  return stored === 'on' || stored === 'off' ? stored : null;
};

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
    announce,
  };
};

export type Sound = ReturnType<typeof useSound>;
