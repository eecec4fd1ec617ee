import { z } from 'zod';
import { folded, plateKey } from '#kernel/plates/plate-key.ts';
import { beyond } from '../common.ts';

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
  if (typed === '') return { message: 'REQUIRED' };
  if ([...typed].length > longestTypedPlate) return beyond('TOO_LONG', longestTypedPlate);
  if (length > longestPlate) return beyond('TOO_LONG', longestPlate);
  if (!typedPlate.test(folded(typed))) return { message: 'INVALID_FORMAT' };
  return length < shortestPlate ? beyond('TOO_SHORT', shortestPlate) : undefined;
};

/** Stored and shown as typed, compared by `plateKey`. */
export const registrationPlate = z
  .string()
  .trim()
  .superRefine((typed, ctx) => {
    const fault = faultOf(typed);
    if (fault) ctx.addIssue({ code: 'custom', ...fault });
  });
