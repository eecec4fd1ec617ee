/** Two soft bell tones, the second one lower, as in an airport. */
const tones = [
  { hertz: 880, at: 0 },
  { hertz: 659.26, at: 0.42 },
];
const ringSeconds = 1.6;
const chimeSeconds = 2.4;
const loudness = 0.32;

let context: AudioContext | null = null;
let busyUntil = 0;

const audio = () => {
  context ??= new AudioContext();
  return context;
};

/** Whether the browser lets this page be heard: before the first touch it may not. */
export const isAudible = () => audio().state === 'running';

/** To be called while the reader touches the screen. */
export const allowSound = async () => {
  await audio().resume();
};

export const onAudibleChange = (listener: () => void) => {
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

/** One chime after the other, where several trucks are called at once. */
export const chime = () => {
  const current = audio();
  const start = Math.max(current.currentTime, busyUntil);
  busyUntil = start + chimeSeconds;
  for (const { hertz, at } of tones) ring(current, hertz, start + at);
};
