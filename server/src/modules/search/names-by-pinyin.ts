import { familiesByPinyin } from '#kernel/typing/chinese-names.ts';
import { charactersOf, firstSyllable } from '#kernel/typing/pinyin.ts';

export type HanName = {
  readonly family: string;
  /** With which the given name may begin; absent: whatever it is. */
  readonly given?: readonly string[];
};

const mostFamilies = 3;

/** `liwei` is Li Wei: every way to cut off a family name that leaves a beginning of a given name. */
const cutInTwo = (word: string): (readonly [string, string])[] =>
  [...familiesByPinyin.keys()]
    .filter((name) => word.startsWith(name))
    .map((name) => [name, word.slice(name.length)]);

const namesOf = (pinyin: string, given?: readonly string[]): HanName[] =>
  (familiesByPinyin.get(pinyin) ?? [])
    .slice(0, mostFamilies)
    .map((family) => ({ family, ...(given && { given }) }));

/**
 * Chinese names meant by Latin letters, as they are typed in one word: family name, then the first syllable
 * of the given name if there is more.
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
