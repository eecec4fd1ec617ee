const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбю';

const other = new Map(
  [...latin].flatMap((letter, place) => [
    [letter, cyrillic[place] ?? letter] as const,
    [cyrillic[place] ?? letter, letter] as const,
  ]),
);

/** The same keys in the other keyboard layout (Russian/English). */
export const typedInOtherLayout = (text: string): string =>
  [...text.toLowerCase()].map((letter) => other.get(letter) ?? letter).join('');
