const tones = [
  { hertz: 880, at: 0 },
  { hertz: 659.26, at: 0.42 },
];
const ringSeconds = 1.6;
export const chimeMs = 1800;
const loudness = 0.32;

let context: AudioContext | null = null;

const audio = () => {
  context ??= new AudioContext();
  return context;
};

/** False until the first user gesture, because browsers block audio before. */
export const isAudible = () => audio().state === 'running';

/** Must be called within a user gesture. */
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

export const chime = () => {
  const current = audio();
  for (const { hertz, at } of tones) ring(current, hertz, current.currentTime + at);
};
