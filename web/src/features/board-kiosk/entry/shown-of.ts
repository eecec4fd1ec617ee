import { shortPass } from '#kernel/passes/signed-pass.ts';

type PublicEntry = { readonly plate: string } | { readonly number: string };

const bookingNumber = /^\d{6}-\d{4,5}$/;
/** Chinese plates are often typed with the dot that is stamped on them. */
const plate = /^(?=.*\p{L})[\p{L}\p{N} ·•./-]{1,15}$/u;

/** What a public screen may repeat: a plate or a booking number. Any other text may contain a secret. */
export const shownOf = (text: string): PublicEntry | null => {
  const short = shortPass(text);
  if (bookingNumber.test(short)) return { number: short };
  return plate.test(text) ? { plate: text } : null;
};
