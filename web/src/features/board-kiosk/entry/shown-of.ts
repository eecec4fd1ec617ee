import { numberInQr } from '#kernel/passes/pass-qr.ts';

type PublicEntry = { readonly plate: string } | { readonly number: string };

const bookingNumber = /^\d{6}-\d{4,5}$/;
const plate = /^(?=.*\p{L})[\p{L}\p{N} -]{1,15}$/u;

/** What the public screen may repeat: a plate or a booking number. Any other code may contain a secret. */
export const shownOf = (text: string): PublicEntry | null => {
  const number = numberInQr(text) ?? (bookingNumber.test(text) ? text : undefined);
  if (number !== undefined) return { number };
  return plate.test(text) ? { plate: text } : null;
};
