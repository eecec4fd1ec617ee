import { numberInQr } from '#kernel/passes/pass-qr.ts';

/** Nobody types a key every 25 ms; scanners need 1 to 20. */
const fastestHandMs = 25;
const leastLength = 6;

export type TypedInput = {
  readonly text: string;
  /** When the first and the last of its characters came; the same if it came all at once. */
  readonly from: number;
  readonly to: number;
};

export const typedInput = (before: TypedInput | undefined, text: string, now: number): TypedInput => ({
  text,
  from: before && before.text !== '' && text.startsWith(before.text) ? before.from : now,
  to: now,
});

/** A pass, or a text that came faster than anybody types. Scanned texts are only checked in. */
export const isScanned = ({ text, from, to }: TypedInput): boolean => {
  const { length } = text.trim();
  if (numberInQr(text) !== undefined) return true;
  return length >= leastLength && (to - from) / length < fastestHandMs;
};
