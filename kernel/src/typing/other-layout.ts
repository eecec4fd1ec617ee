const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбю';

const otherLetter = new Map(
  [...latin].flatMap((letter, place) => [
    [letter, cyrillic[place] ?? letter] as const,
    [cyrillic[place] ?? letter, letter] as const,
  ]),
);

/** The same keys in the other keyboard layout (Russian or English), in lower case. */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()].map((letter) => otherLetter.get(letter) ?? letter).join('');
