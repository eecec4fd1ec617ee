import { type RawBuilder, sql } from 'kysely';
import { all, type Condition, pattern } from './conditions.ts';

/** Of a booking's driver or of an account. Each pair of neighbours, the last and the first among them, has an index. */
const columns = ['last_name', 'first_name', 'patronymic'] as const;
type Column = (typeof columns)[number];

const keyOf = (column: RawBuilder<unknown>) => sql`name_key(${column}) COLLATE "C"`;

const matches = (key: RawBuilder<unknown>, word: string, whole: boolean): Condition =>
  whole ? sql<boolean>`${key} = ${word}` : sql<boolean>`${key} LIKE ${pattern('', word, '%')}`;

/** The signs with which a name may begin whose key begins with this one. */
const firstSigns = (word: string): string[] => {
  const [sign = ''] = word;
  const alike = sign === 'е' ? ['е', 'ё'] : [sign];
  return alike.flatMap((one) => [one, one.toUpperCase()]);
};

/** Where rows are read one by one, most names begin otherwise, which is known before their key is made: half of the time. */
const isNamed = (column: Column, word: string, whole: boolean) =>
  all([
    sql<boolean>`left(${sql.ref(column)}, 1) = ANY(${firstSigns(word)}::text[])`,
    matches(keyOf(sql.ref(column)), word, whole),
  ]);

/** Every way to take as many names as there are words, one for each. */
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

/** A Chinese name is typed in one: the family's one or two signs, then the person's. */
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

/**
 * The ways in which these words may be a person's names, or the beginnings of them, each found by an index. Names that are
 * written with a dash are also known by what follows it.
 */
export const nameConditions = (words: readonly string[], whole: boolean): Condition[] => {
  const [word = ''] = words;
  const choices = words.length > columns.length ? [] : choicesOf(words.length);
  return [
    ...choices.map((chosen) =>
      all(chosen.map((column, place) => isNamed(column, words[place] ?? '', whole))),
    ),
    ...(words.length === 1 ? [isSecondPart(word, whole), ...inOne(word, whole)] : []),
  ];
};
