/** Spaces out the characters of a plate, because a voice would otherwise read words or numbers. */
export const spelled = (plate: string) => [...plate.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()].join(', ');

export type Sentence = { readonly tag: string; readonly text: string };

const voiceFor = (tag: string) =>
  speechSynthesis
    .getVoices()
    .find(({ lang }) => lang.toLowerCase().startsWith(tag.slice(0, 2).toLowerCase()));

/** Says the sentences for which the device has a voice. Those of an earlier call are cut off. */
export const speak = (sentences: readonly Sentence[]) => {
  if (!('speechSynthesis' in globalThis)) return;
  speechSynthesis.cancel();
  for (const { tag, text } of sentences) {
    const voice = voiceFor(tag);
    if (!voice) continue;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.85;
    speechSynthesis.speak(utterance);
  }
};
