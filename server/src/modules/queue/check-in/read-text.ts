import { numberInQr } from '#kernel/passes/pass-qr.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';

export type BroughtText = {
  readonly qr: string | undefined;
  readonly number: string | undefined;
  /** The text normalized as a plate. */
  readonly key: string;
};

/** With or without a dash, whichever dash the keyboard has. */
const numberIn = (text: string): string | undefined => {
  const [, day, sequence] = /^(\d{6})[\p{Pd}\s]?(\d{4,5})$/u.exec(text.normalize('NFKC')) ?? [];
  return day && sequence && `${day}-${sequence}`;
};

export const readText = (typed: string): BroughtText => {
  const text = typed.trim();
  const ofQr = numberInQr(text);
  return {
    qr: ofQr && text,
    number: ofQr ?? numberIn(text),
    key: plateKey(text),
  };
};
