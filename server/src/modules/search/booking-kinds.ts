import { type RawBuilder, sql } from 'kysely';
import { isNamed, isNamedPlainly, pattern, reversedBeginning } from './conditions.ts';
import { mostCandidates, type Rank, ranks } from './ranks.ts';
import type { Sought } from './sought.ts';

/** One way in which a booking may answer what was typed. */
export type BookingKind = {
  readonly rank: Rank;
  /** As an index knows it. */
  readonly indexed: RawBuilder<boolean>;
  /** The same of rows that are read anyway, where that is cheaper. */
  readonly plain?: RawBuilder<boolean>;
  /** It is known before that there are more than can be looked at. */
  readonly many?: boolean;
};

const byPlate = (plate: string, holders: readonly string[]): BookingKind[] => {
  const isBeginning = sql<boolean>`plate_key LIKE ${pattern('', plate, '%')}`;
  return [
    { rank: ranks.exact, indexed: sql<boolean>`plate_key = ${plate}` },
    { rank: ranks.beginning, indexed: isBeginning },
    ...(holders.length === 0
      ? []
      : [
          {
            rank: ranks.part,
            indexed: sql<boolean>`plate_key = ANY(${[...holders]}::text[])`,
            plain: sql<boolean>`plate_key LIKE ${pattern('%', plate, '%')}`,
            many: holders.length > mostCandidates,
          },
        ]),
  ];
};

const byNumber = (number: string): BookingKind[] => [
  { rank: ranks.exact, indexed: sql<boolean>`number = ${number}` },
  { rank: ranks.beginning, indexed: sql<boolean>`number LIKE ${pattern('', number, '%')}` },
];

/** The sequence of a day has four digits, or five: then the fifth is looked at after the index. */
const byEnding = (ending: string): BookingKind[] => [
  ...(ending.length > 5
    ? []
    : [
        {
          rank: ranks.part,
          indexed: sql<boolean>`(right(number, 4) COLLATE "C" = ${ending.slice(-4)}
            AND number LIKE ${pattern('%', ending, '')})`,
        },
      ]),
  {
    rank: ranks.part,
    indexed: sql<boolean>`reverse(phone) COLLATE "C" LIKE ${reversedBeginning(ending)}`,
  },
];

const byPhone = (phone: string): BookingKind[] => [
  {
    rank: ranks.exact,
    indexed: sql<boolean>`reverse(phone) COLLATE "C" = ${reversedBeginning(phone).slice(0, -1)}`,
  },
];

const byDriver = (words: readonly string[]): BookingKind[] =>
  [true, false].map((whole) => ({
    rank: whole ? ranks.exact : ranks.beginning,
    indexed: isNamed(words, whole),
    plain: isNamedPlainly(words, whole),
  }));

/** `holders`: plates that have the part; `accounts`: whose e-mail has it. */
export const bookingKinds = (
  { plate, number, ending, phone, words }: Sought,
  holders: readonly string[],
  accounts: readonly { readonly id: string; readonly rank: Rank }[],
): BookingKind[] => [
  ...(plate === undefined ? [] : byPlate(plate, holders)),
  ...(number === undefined ? [] : byNumber(number)),
  ...(ending === undefined ? [] : byEnding(ending)),
  ...(phone === undefined ? [] : byPhone(phone)),
  ...(words === undefined ? [] : byDriver(words)),
  ...accounts.map(({ id, rank }) => ({ rank, indexed: sql<boolean>`account_id = ${id}` })),
];
