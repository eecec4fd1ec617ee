import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/local-store.ts';

/** `asleep`: sound was turned on, but the browser blocks audio until the first user gesture. */
export type SoundState = 'off' | 'asleep' | 'on';

const storageKey = 'oktet.call-sound';

let audio: AudioContext | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const isWanted = () => readStored(storageKey) === 'on';

const soundState = (): SoundState => {
  if (!isWanted()) return 'off';
  return audio?.state === 'running' ? 'on' : 'asleep';
};

/** Loud enough over an engine: three rising pairs within two seconds. */
const pairs = [0, 0.6, 1.2] as const;
const tones = [784, 1047] as const;

const beep = (context: AudioContext, pitch: number, at: number) => {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.9, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.26);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + 0.28);
};

export const playCall = () => {
  const context = audio;
  if (soundState() !== 'on' || !context) return;
  for (const pair of pairs)
    for (const [nth, pitch] of tones.entries()) beep(context, pitch, context.currentTime + pair + nth * 0.25);
};

/** Must be called within a user gesture, because browsers block audio otherwise. */
const wake = async () => {
  audio ??= new AudioContext();
  audio.onstatechange = tell;
  await audio.resume();
  tell();
};

/** Enables sound on this device and plays it once, so that the driver knows what to listen for. */
export const turnSoundOn = async () => {
  writeStored(storageKey, 'on');
  await wake();
  playCall();
};

export const turnSoundOff = () => {
  writeStored(storageKey, 'off');
  tell();
};

const touches = ['pointerdown', 'keydown'] as const;

/** After a reload any first touch allows audio again. */
const wakeAtTouch = () => {
  if (soundState() === 'asleep') wake().catch(() => undefined);
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) for (const touch of touches) addEventListener(touch, wakeAtTouch);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const touch of touches) removeEventListener(touch, wakeAtTouch);
  };
};

export const useSoundState = () => useSyncExternalStore(subscribe, soundState);
