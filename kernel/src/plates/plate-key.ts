/** Without zod: screens search by it too. */

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

/** In capitals and without accents, nothing left out. */
export const folded = (text: string) => withoutAccents(capital(text));

/**
 * The plate as it is compared, searched and banned: NFKC, upper case, letters and digits only, Latin letters without
 * accents, Cyrillic letters that look like Latin ones folded to these.
 */
export const plateKey = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .replace(isCyrillicAlike, (letter) => latinOf[letter] ?? letter);
