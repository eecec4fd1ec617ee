import { numberInQr } from '#kernel/passes/pass-qr.ts';
import { isSignedText, type PassClaims, type PassFault } from '#kernel/passes/signed-pass.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context } from '../../../platform/context/context.ts';
import { verifyPass } from '../../bookings/pass/verify-pass.ts';

export type BroughtText = {
  readonly qr: string | undefined;
  /** A signed pass. If it has a fault, it proves nothing and only names a booking number. */
  readonly pass?: { readonly claims: PassClaims; readonly fault?: PassFault };
  readonly number: string | undefined;
  /** The text normalized as a plate. */
  readonly key: string;
};

/** The number may be written with or without a dash, and with any kind of dash. */
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

/** `refused`: the text was signed by somebody else or is not signed properly, so nothing of it counts. */
export const readBrought = async (
  ctx: Context,
  text: string,
): Promise<BroughtText | { readonly refused: PassFault }> => {
  if (!isSignedText(text)) return readText(text);
  const { claims, fault } = await verifyPass(ctx, text);
  if (!claims) return { refused: fault ?? 'FORGED' };
  return { qr: undefined, number: claims.number, key: '', pass: { claims, ...(fault && { fault }) } };
};
