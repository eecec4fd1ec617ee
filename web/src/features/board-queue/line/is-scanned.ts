import { isPassText } from '#kernel/passes/signed-pass.ts';

/** Nobody types a key every 25 ms. Scanners need 1 to 20. */
const fastestHandMs = 25;
const leastLength = 6;

export type TypedInput = {
  readonly text: string;
  /** Times of the first and the last character. They are equal if the text came all at once. */
  readonly from: number;
  readonly to: number;
};

export const typedInput = (before: TypedInput | undefined, text: string, now: number): TypedInput => ({
  text,
  from: before && before.text !== '' && text.startsWith(before.text) ? before.from : now,
  to: now,
});

/** True for a pass, or a text that came faster than anybody types. Scanned texts are only checked in. */
export const isScanned = ({ text, from, to }: TypedInput): boolean => {
  const { length } = text.trim();
  if (isPassText(text)) return true;
  return length >= leastLength && (to - from) / length < fastestHandMs;
};
