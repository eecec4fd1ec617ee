import { Point, verifyAsync } from '@noble/ed25519';
import type { PassKeys } from '#contract/bookings/passes.ts';
import { judgeScan, type ScanVerdict, timesOfPass } from '#kernel/passes/judge-scan.ts';
import { numberInQr } from '#kernel/passes/pass-qr.ts';
import {
  claimsFault,
  claimsIn,
  isSignedText,
  type PassClaims,
  signedPassIn,
} from '#kernel/passes/signed-pass.ts';
import type { Knowledge } from '../kept/knowledge.ts';
import type { Seen } from '../kept/marks.ts';

/** BY_HAND: typed, or an unsigned code, which only the server can check. SCANNED: already marked on this phone. */
export type Verdict = ScanVerdict | 'BY_HAND' | 'SCANNED';

export type Reading = Seen & {
  readonly verdict: Verdict;
  readonly onTimeUntil?: number;
  readonly from?: number;
};

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));

const headerOf = (jws: string): { alg?: unknown; kid?: unknown } => {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(jws.split('.')[0] ?? '')));
  } catch {
    return {};
  }
};

/**
 * Makes a check before a truck waits for one, because the first check builds the library's tables and takes ten times
 * as long.
 */
export const prepareChecks = async (): Promise<void> => {
  const point = Point.BASE.toBytes();
  const one = Uint8Array.of(1, ...new Uint8Array(31));
  await verifyAsync(Uint8Array.of(...point, ...one), point, point, { zip215: false });
};

/** Looks only at `alg` and `kid` of the header. Keys that the header brings or names are not trusted. */
const verifySignature = async (
  jws: string,
  { keys }: PassKeys,
): Promise<'FORGED' | 'FOREIGN' | undefined> => {
  const { alg, kid } = headerOf(jws);
  const [header = '', payload = '', signature = ''] = jws.split('.');
  const key = keys.find((one) => one.kid === kid);
  if (!key) return 'FOREIGN';
  if (alg !== 'EdDSA') return 'FORGED';
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  const isRight = await verifyAsync(bytesOf(signature), signed, bytesOf(key.x), { zip215: false }).catch(
    () => false,
  );
  return isRight ? undefined : 'FORGED';
};

const seenIn = (text: string, { number, plate, slot }: PassClaims): Seen => ({
  text,
  number,
  plate,
  slot: slot * 1000,
});

/** Shows nothing that a pass says if somebody else signed it. */
const readSigned = async (text: string, known: Knowledge | null, now: number): Promise<Reading> => {
  const jws = signedPassIn(text);
  const claims = jws === undefined ? undefined : claimsIn(jws);
  if (jws === undefined || !claims) return { text, verdict: 'FORGED' };
  if (!known) return { ...seenIn(text, claims), verdict: 'MADE_AFTER' };
  const fault = await verifySignature(jws, known.keys);
  if (fault) return { text, verdict: fault };
  const against = claimsFault(claims, { issuer: known.keys.issuer, now: Math.floor(now / 1000) });
  if (against === 'FOREIGN') return { text, verdict: against };
  const seen = seenIn(text, claims);
  if (against) return { ...seen, verdict: against };
  const { from, onTimeUntil } = timesOfPass(claims, known.list);
  return { ...seen, verdict: judgeScan(claims, known.list, now), from, onTimeUntil };
};

export const readByHand = (text: string): Reading => {
  const number = /^(\d{6})[\p{Pd}\s]?(\d{4,5})$/u.exec(text.trim());
  return number
    ? { text: text.trim(), number: `${number[1]}-${number[2]}`, verdict: 'BY_HAND' }
    : { text: text.trim(), plate: text.trim(), verdict: 'BY_HAND' };
};

export const readCode = async (text: string, known: Knowledge | null, now: number): Promise<Reading> => {
  if (isSignedText(text)) return readSigned(text.trim(), known, now);
  const number = numberInQr(text);
  return number === undefined
    ? { text, verdict: 'FOREIGN' }
    : { text: text.trim(), number, verdict: 'BY_HAND' };
};
