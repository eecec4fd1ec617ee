import { type RawBuilder, sql } from 'kysely';
import { all, type Condition, pattern, type Rank, ranks } from './conditions.ts';
import type { HanName } from './names-by-pinyin.ts';

/** Names of a booking’s driver or of an account. Each cyclic pair of columns has an index. */
const columns = ['last_name', 'first_name', 'patronymic'] as const;
type Column = (typeof columns)[number];

const keyOf = (column: RawBuilder<unknown>) => sql`name_key(${column}) COLLATE "C"`;

const matches = (key: RawBuilder<unknown>, word: string, whole: boolean): Condition =>
  whole ? sql<boolean>`${key} = ${word}` : sql<boolean>`${key} LIKE ${pattern('', word, '%')}`;

/** First letters of names whose normalised key starts with this word. */
const firstSigns = (word: string): string[] => {
  const [sign = ''] = word;
  const alike = sign === 'е' ? ['е', 'ё'] : [sign];
  return alike.flatMap((one) => [one, one.toUpperCase()]);
};

/** Comparing the first letter avoids computing the key for most rows, which halves the time. */
const isNamed = (column: Column, word: string, whole: boolean) =>
  all([
    sql<boolean>`left(${sql.ref(column)}, 1) = ANY(${firstSigns(word)}::text[])`,
    matches(keyOf(sql.ref(column)), word, whole),
  ]);

/** All assignments of the words to different name columns. */
const choicesOf = (count: number, from: readonly Column[] = columns): Column[][] =>
  count === 0
    ? [[]]
    : from.flatMap((first) =>
        choicesOf(
          count - 1,
          from.filter((one) => one !== first),
        ).map((rest) => [first, ...rest]),
      );

const secondPart = sql`split_part(last_name, '-', 2)`;
const isSecondPart = (word: string, whole: boolean) =>
  all([sql<boolean>`${secondPart} <> ''`, matches(keyOf(secondPart), word, whole)]);

/** Chinese names are typed without a space: family name of one or two characters, then the given name. */
const inOne = (word: string, whole: boolean): Condition[] => {
  const signs = [...word];
  if (!/^\p{Script=Han}{2,}$/u.test(word)) return [];
  return [1, 2]
    .filter((family) => family < signs.length)
    .map((family) =>
      all([
        isNamed('last_name', signs.slice(0, family).join(''), true),
        isNamed('first_name', signs.slice(family).join(''), whole),
      ]),
    );
};

/** Each is supported by an index. Hyphenated names also match after the hyphen. */
const nameConditions = (words: readonly string[], whole: boolean): Condition[] => {
  const [word = ''] = words;
  const choices = words.length > columns.length ? [] : choicesOf(words.length);
  return [
    ...choices.map((chosen) =>
      all(chosen.map((column, place) => isNamed(column, words[place] ?? '', whole))),
    ),
    ...(words.length === 1 ? [isSecondPart(word, whole), ...inOne(word, whole)] : []),
  ];
};

export const byName = (words: readonly string[]): { readonly rank: Rank; readonly indexed: Condition }[] => [
  ...nameConditions(words, true).map((indexed) => ({ rank: ranks.exact, indexed })),
  ...nameConditions(words, false).map((indexed) => ({ rank: ranks.beginning, indexed })),
];

const beginsWithOne = (text: RawBuilder<unknown>, characters: readonly string[]) =>
  sql<boolean>`left(${text}, 1) = ANY(${[...characters]}::text[])`;

/** The given name stands in its own column, or behind the family name. */
const hanConditions = ({ family, given }: HanName): Condition[] => {
  if (!given) return [isNamed('last_name', family, false)];
  const rest = sql`substr(last_name, ${sql.lit(family.length + 1)})`;
  return [
    all([isNamed('last_name', family, true), beginsWithOne(sql.ref('first_name'), given)]),
    all([isNamed('last_name', family, false), beginsWithOne(rest, given)]),
  ];
};

/** Fewer statements than for any name. */
export const byHanName = (name: HanName): { readonly rank: Rank; readonly indexed: Condition }[] =>
  hanConditions(name).map((indexed) => ({ rank: ranks.beginning, indexed }));
