type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const minLength = 8;

const pools: readonly (readonly [RegExp, number])[] = [
  [/\p{Nd}/u, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Lo}/u, 2000],
  [/[^\p{L}\p{Nd}]/u, 32],
];

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc'];

const poolOf = (text: string) => pools.reduce((sum, [has, size]) => (has.test(text) ? sum + size : sum), 0);

/** A predictable character: repeated, next in code order, or the neighbouring key. */
const isExpected = (previous: string, next: string) => {
  const step = (next.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? 0);
  if (Math.abs(step) <= 1) return true;
  const pair = previous + next;
  return keyboardRows.some((row) => row.includes(pair) || [...row].reverse().join('').includes(pair));
};

const surprises = (characters: readonly string[]) =>
  characters.filter((one, place) => {
    const previous = characters[place - 1];
    return previous === undefined || !isExpected(previous.toLowerCase(), one.toLowerCase());
  }).length;

const wordsIn = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u))
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);

const withoutKnown = (password: string, known: readonly string[]) =>
  wordsIn(known).reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());

/**
 * A rough entropy estimate in bits, good enough for advice while typing. Parts found in `known` (public
 * facts about the person) count for nothing.
 */
export const passwordStrength = (password: string, known: readonly string[] = []): PasswordStrength => {
  if ([...password].length < minLength) return 'short';
  const rest = withoutKnown(password, known);
  const bits = surprises([...rest]) * Math.log2(Math.max(2, poolOf(password)));
  if (bits < 40) return 'weak';
  return bits < 64 ? 'fair' : 'strong';
};
