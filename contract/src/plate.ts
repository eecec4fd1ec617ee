import { z } from 'zod';

export const shortestPlate = 3;
export const longestPlate = 15;
/** As typed, with its spaces and dashes. */
const longestTypedPlate = 30;

const latinOf: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

const isCyrillicAlike = new RegExp(`[${Object.keys(latinOf).join('')}]`, 'gu');

/** Twice: the capital of a letter may be a sequence that has a composed form of its own. */
const capital = (text: string) => text.normalize('NFKC').toUpperCase().normalize('NFKC');

/**
 * The plate as it is compared, searched and banned: NFKC, upper case, letters and digits only, Cyrillic letters
 * that look like Latin ones folded to these.
 */
export const plateKey = (text: string): string =>
  capital(text)
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .replace(isCyrillicAlike, (letter) => latinOf[letter] ?? letter);

/**
 * What may be printed on a truck: digits, Latin (with its accents), Cyrillic (with the Mongolian Ө and Ү) and Chinese
 * characters, with whatever signs people put between them. Letters of other scripts that look exactly like these (Greek Α,
 * Ukrainian І) would make a second plate that no eye can tell from the first.
 */
const typedPlate = /^(?:[0-9A-ZÀ-ÖØ-ÞĀ-ŽА-ЯЁӨҮ\p{Script=Han}]|[^\p{L}\p{N}\p{M}\p{C}\p{Zl}\p{Zp}])*$/u;

const faultOf = (typed: string) => {
  const length = [...plateKey(typed)].length;
  if (typed === '') return 'REQUIRED';
  if ([...typed].length > longestTypedPlate || length > longestPlate) return 'TOO_LONG';
  if (!typedPlate.test(capital(typed))) return 'INVALID_FORMAT';
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
