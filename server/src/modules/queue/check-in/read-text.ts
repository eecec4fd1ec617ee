import { numberInQr } from '#kernel/passes/pass-qr.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';

/** What a driver brought: the QR code of a pass, a booking number or a plate. */
export type BroughtText = {
  /** The whole text, where it is a pass's code. */
  readonly qr: string | undefined;
  readonly number: string | undefined;
  /** The normal form of a plate, in which texts that mean the same are equal. */
  readonly key: string;
};

/** With or without its dash, whichever dash the keyboard has. */
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
