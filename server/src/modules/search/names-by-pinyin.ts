import { familiesByPinyin } from '#kernel/typing/chinese-names.ts';
import { charactersOf, firstSyllable } from '#kernel/typing/pinyin.ts';

export type HanName = {
  readonly family: string;
  /** Characters with which the given name may begin. Absent: any given name. */
  readonly given?: readonly string[];
};

const mostFamilies = 3;

/** Cuts `liwei` into `li` and `wei`, in every way in which the first part is a family name. */
const cutInTwo = (word: string): (readonly [string, string])[] =>
  [...familiesByPinyin.keys()]
    .filter((name) => word.startsWith(name))
    .map((name) => [name, word.slice(name.length)]);

const namesOf = (pinyin: string, given?: readonly string[]): HanName[] =>
  (familiesByPinyin.get(pinyin) ?? [])
    .slice(0, mostFamilies)
    .map((family) => ({ family, ...(given && { given }) }));

/**
 * Chinese names meant by Latin letters: a family name, then the first syllable of the given name if there are
 * more letters.
 */
export const namesByPinyin = (words: readonly string[]): readonly HanName[] => {
  const [first = '', second] = words;
  if (words.length > 2 || !/^[a-zü]+$/.test(words.join(''))) return [];
  if (second === undefined && familiesByPinyin.has(first)) return namesOf(first);
  const cuts = second === undefined ? cutInTwo(first) : [[first, second] as const];
  return cuts.flatMap(([family, rest]) => {
    const syllable = firstSyllable(rest);
    return syllable === undefined ? [] : namesOf(family, charactersOf(syllable));
  });
};
