import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
/** Clocks of phones differ a little: the codes of one step before and after are good too. */
const tolerance = 1;

export const stepAt = (moment: Temporal.Instant): number =>
  Math.floor(moment.epochMilliseconds / 1000 / stepSeconds);

/** RFC 6238 with SHA-1, which every authenticator app knows. */
export const totpOf = (secret: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

const isSame = (typed: string, code: string) =>
  typed.length === code.length && timingSafeEqual(Buffer.from(typed), Buffer.from(code));

/** Finds the time step whose code was typed. It must be later than `lastStep`, so that no code works twice. */
export const findStep = (
  secret: Uint8Array,
  typed: string,
  now: Temporal.Instant,
  lastStep = 0,
): number | undefined => {
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, place) => stepAt(now) - tolerance + place);
  return steps.find((step) => step > lastStep && isSame(typed, totpOf(secret, step)));
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Without padding, which 20 bytes do not need. */
export const toBase32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group, 2)]).join('');
};

const issuer = 'Oktet';

/** The text of the QR code from which the app reads the secret. */
export const totpUri = (secret: string, account: string): string => {
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: `${digits}`,
    period: `${stepSeconds}`,
  });
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?${query}`;
};
