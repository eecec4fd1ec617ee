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

/** Normalized twice: upper-casing may produce a sequence that has a composed form. */
const capital = (text: string) => text.normalize('NFKC').toUpperCase().normalize('NFKC');

/** Drops accents of Latin letters (Ü is U, Å is A); the Cyrillic Й and Ё stay. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/([A-Z])\p{M}+/gu, '$1')
    .normalize('NFC');

export const folded = (text: string) => withoutAccents(capital(text));

/** How plates are compared: NFKC capitals, letters and digits, no Latin accents, look-alikes as Latin. */
export const plateKey = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .replace(isCyrillicAlike, (letter) => latinOf[letter] ?? letter);
