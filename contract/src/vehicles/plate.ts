import { z } from 'zod';
import { folded, plateKey } from '#kernel/plates/plate-key.ts';

export const shortestPlate = 3;
export const longestPlate = 15;
const longestTypedPlate = 30;

/** Shown instead of a plate after its retention period. Not a valid plate, so nobody can enter it. */
export const forgottenPlate = '———';

/**
 * Digits, Latin, Cyrillic (with the Mongolian Ө and Ү) and Chinese letters, and common separators. Other
 * look-alikes (Greek Α, Ukrainian І, Đ, ○, 🅰) would make a second plate that no eye can tell from the first.
 */
const typedPlate = /^(?:[0-9A-ZА-ЯЁӨҮ]|(?=\p{Lo})\p{Script=Han}|[\p{Zs}\p{Pd}.,·•・_/\\()'"*#:;])*$/u;

const faultOf = (typed: string) => {
  const length = [...plateKey(typed)].length;
  if (typed === '') return 'REQUIRED';
  if ([...typed].length > longestTypedPlate || length > longestPlate) return 'TOO_LONG';
  if (!typedPlate.test(folded(typed))) return 'INVALID_FORMAT';
  return length < shortestPlate ? 'TOO_SHORT' : undefined;
};

/** Stored and shown as typed, compared by `plateKey`. */
export const registrationPlate = z
  .string()
  .trim()
  .superRefine((typed, ctx) => {
    const message = faultOf(typed);
    if (message) ctx.addIssue({ code: 'custom', message });
  });
