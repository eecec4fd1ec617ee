import { z } from 'zod';
import { folded, plateKey } from '#kernel/plates/plate-key.ts';

export const shortestPlate = 3;
export const longestPlate = 15;
/** As typed, with its spaces and dashes. */
const longestTypedPlate = 30;

/** Shown instead of a plate once the time to keep personal data is over. Nobody can have or search for it. */
export const forgottenPlate = '———';

/**
 * What may be printed on a truck: digits, Latin, Cyrillic (with the Mongolian Ө and Ү) and Chinese letters, and the
 * signs that people put between them. Anything else that looks like one of these (Greek Α, Ukrainian І, Đ, ○, 🅰) would
 * make a second plate that no eye can tell from the first.
 */
const typedPlate = /^(?:[0-9A-ZА-ЯЁӨҮ]|(?=\p{Lo})\p{Script=Han}|[\p{Zs}\p{Pd}.,·•・_/\\()'"*#:;])*$/u;

const faultOf = (typed: string) => {
  const length = [...plateKey(typed)].length;
  if (typed === '') return 'REQUIRED';
  if ([...typed].length > longestTypedPlate || length > longestPlate) return 'TOO_LONG';
  if (!typedPlate.test(folded(typed))) return 'INVALID_FORMAT';
  return length < shortestPlate ? 'TOO_SHORT' : undefined;
};

/** A plate as typed: kept and shown so, compared by `plateKey`. */
export const registrationPlate = z
  .string()
  .trim()
  .superRefine((typed, ctx) => {
    const message = faultOf(typed);
    if (message) ctx.addIssue({ code: 'custom', message });
  });
