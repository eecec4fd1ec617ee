/** Uses neither zod nor cryptography, because the server and a scanner's browser read passes by the same rules. */
import { bytesOf } from '../base64.ts';
import { inOtherLayout } from '../typing/other-layout.ts';
import { numberInQr } from './pass-qr.ts';

export const passPrefix = 'OKT1:';
/** A longer text would make a QR code too fine for the screen of a cheap phone. */
export const longestPass = 350;

/** What a signed pass says, with nothing about a person. Times are seconds since 1970. */
export type PassClaims = {
  readonly iss: string;
  readonly number: string;
  readonly plate: string;
  readonly slot: number;
  /** When the truck may arrive, in minutes from the beginning of the slot. */
  readonly window: readonly [from: number, to: number];
  /** Version of the pass, raised whenever slot, plate or address of the pass change. */
  readonly v: number;
  /** When this `v` came into being. The text may have been made later. */
  readonly iat: number;
  readonly exp: number;
};

/** Why a signed pass is not accepted. CHANGED: the booking has a newer one. */
export const passFaults = ['FORGED', 'FOREIGN', 'EXPIRED', 'CHANGED'] as const;
export type PassFault = (typeof passFaults)[number];

const isUpper = (letter: string) => letter !== letter.toLowerCase();

const inOtherCase = (letter: string) => (isUpper(letter) ? letter.toLowerCase() : letter.toUpperCase());

/** The letter that the same key types in the other layout, with the same Shift. */
const onOtherKeyboard = (letter: string): string => {
  const key = inOtherLayout(letter);
  if (!isUpper(letter)) return key;
  return key === ';' ? ':' : key.toUpperCase();
};

const each = (text: string, change: (letter: string) => string) => [...text].map(change).join('');

/** Undoes the layout and the Caps Lock of the keyboard that the scanner typed by. */
const asPrinted = (typed: string): string =>
  [typed, each(typed, inOtherCase)]
    .flatMap((text) => [text, each(text, onOtherKeyboard)])
    .find((text) => text.startsWith(passPrefix)) ?? typed;

/**
 * Three parts of base64url. The last character of a 64-byte signature has four unused bits. They must be zero,
 * so that no other text is the same pass.
 */
const compactJws = /^[\w-]+\.[\w-]+\.[\w-]{85}[AQgw]$/;

/** The compact JWS in a scanned or typed text. */
export const signedPassIn = (text: string): string | undefined => {
  const printed = asPrinted(text.trim());
  const jws = printed.slice(passPrefix.length);
  const isPass = printed.startsWith(passPrefix) && printed.length <= longestPass && compactJws.test(jws);
  return isPass ? jws : undefined;
};

/** Whether the text claims to be signed. If so, it is never taken for a number or a plate, even if it is broken. */
export const isSignedText = (text: string): boolean => asPrinted(text.trim()).startsWith(passPrefix);

/** Whether the text is the code of a pass, signed or not. */
export const isPassText = (text: string): boolean => isSignedText(text) || numberInQr(text) !== undefined;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isWindow = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isWhole);

const isClaims = (value: Record<string, unknown>): boolean =>
  typeof value.iss === 'string' &&
  /^\d{6}-\d{4,5}$/.test(String(value.number)) &&
  typeof value.plate === 'string' &&
  isWindow(value.window) &&
  [value.slot, value.v, value.iat, value.exp].every(isWhole);

/** Reads the claims without checking the signature, so they must not be trusted before that is done. */
export const claimsIn = (jws: string): PassClaims | undefined => {
  try {
    const said = JSON.parse(new TextDecoder().decode(bytesOf(jws.split('.')[1] ?? '')));
    return isClaims(said) ? said : undefined;
  } catch {
    return undefined;
  }
};

/** Why the claims of a correctly signed pass are not accepted. */
export const claimsFault = (
  { iss, exp }: PassClaims,
  { issuer, now }: { readonly issuer: string; readonly now: number },
): PassFault | undefined => {
  if (iss !== issuer) return 'FOREIGN';
  return now >= exp ? 'EXPIRED' : undefined;
};

/** The text as screens show it. A pass is shown as the number that it claims to have. */
export const shortPass = (text: string): string => {
  if (!isPassText(text)) return text;
  const signed = signedPassIn(text);
  return numberInQr(text) ?? (signed && claimsIn(signed)?.number) ?? passPrefix;
};
