import { z } from 'zod';

export const shortestPlate = 3;
export const longestPlate = 15;
/** As typed, with its spaces and dashes. */
const longestTypedPlate = 30;

/** Shown instead of a plate once the time to keep personal data is over. Nobody can have or search for it. */
export const forgottenPlate = '———';

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

/** Accents of Latin letters do not count: Ü is U, Å is A. Й and Ё stay what they are. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/([A-Z])\p{M}+/gu, '$1')
    .normalize('NFC');

const folded = (text: string) => withoutAccents(capital(text));

/**
 * The plate as it is compared, searched and banned: NFKC, upper case, letters and digits only, Latin letters without
 * accents, Cyrillic letters that look like Latin ones folded to these.
 */
export const plateKey = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .replace(isCyrillicAlike, (letter) => latinOf[letter] ?? letter);

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
