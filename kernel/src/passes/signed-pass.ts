/** No zod and no cryptography: the server and a scanner's browser read the same text by the same rules. */
import { inOtherLayout } from '../typing/other-layout.ts';
import { numberInQr } from './pass-qr.ts';

export const passPrefix = 'OKT1:';
/** More would make a QR code that a cheap phone cannot show well enough. */
export const longestPass = 350;

/** What a signed pass says; no person. Times are seconds since 1970. */
export type PassClaims = {
  readonly iss: string;
  readonly number: string;
  readonly plate: string;
  readonly slot: number;
  /** When the truck may arrive: minutes from the slot's beginning. */
  readonly window: readonly [from: number, to: number];
  /** Raised whenever slot, plate or address of the pass change. */
  readonly v: number;
  /** When this `v` was made, not when the text was. */
  readonly iat: number;
  readonly exp: number;
};

/** Why a signed pass is not accepted. CHANGED: the booking has a newer one. */
export const passFaults = ['FORGED', 'FOREIGN', 'EXPIRED', 'CHANGED'] as const;
export type PassFault = (typeof passFaults)[number];

const isUpper = (letter: string) => letter !== letter.toLowerCase();

const inOtherCase = (letter: string) => (isUpper(letter) ? letter.toLowerCase() : letter.toUpperCase());

/** The same key in the other layout, with its Shift. */
const onOtherKeyboard = (letter: string): string => {
  const key = inOtherLayout(letter);
  if (!isUpper(letter)) return key;
  return key === ';' ? ':' : key.toUpperCase();
};

const each = (text: string, change: (letter: string) => string) => [...text].map(change).join('');

/** Scanners type in the layout that the keyboard happens to have, and with its Caps Lock. */
const asPrinted = (typed: string): string =>
  [typed, each(typed, inOtherCase)]
    .flatMap((text) => [text, each(text, onOtherKeyboard)])
    .find((text) => text.startsWith(passPrefix)) ?? typed;

/**
 * Three parts of base64url. The last character of a signature of 64 bytes has four bits that mean nothing: only the
 * text in which they are zero is one, so that no other text is the same pass.
 */
const compactJws = /^[\w-]+\.[\w-]+\.[\w-]{85}[AQgw]$/;

/** The compact JWS in a scanned or typed text. */
export const signedPassIn = (text: string): string | undefined => {
  const printed = asPrinted(text.trim());
  const jws = printed.slice(passPrefix.length);
  const isPass = printed.startsWith(passPrefix) && printed.length <= longestPass && compactJws.test(jws);
  return isPass ? jws : undefined;
};

/** A text that claims to be signed, however broken: it is never taken for a number or a plate. */
export const isSignedText = (text: string): boolean => asPrinted(text.trim()).startsWith(passPrefix);

/** Whether it is the code of a pass, of either kind. */
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

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));

/** What it says, whoever signed it: worth nothing before the signature is checked. */
export const claimsIn = (jws: string): PassClaims | undefined => {
  try {
    const said = JSON.parse(new TextDecoder().decode(bytesOf(jws.split('.')[1] ?? '')));
    return isClaims(said) ? said : undefined;
  } catch {
    return undefined;
  }
};

/** What stands against claims whose signature is right. */
export const claimsFault = (
  { iss, exp }: PassClaims,
  { issuer, now }: { readonly issuer: string; readonly now: number },
): PassFault | undefined => {
  if (iss !== issuer) return 'FOREIGN';
  return now >= exp ? 'EXPIRED' : undefined;
};

/** For screens: of a pass only the number that it claims to have. */
export const shortPass = (text: string): string => {
  if (!isPassText(text)) return text;
  const signed = signedPassIn(text);
  return numberInQr(text) ?? (signed && claimsIn(signed)?.number) ?? passPrefix;
};
