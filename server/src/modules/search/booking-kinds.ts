import { sql } from 'kysely';
import {
  type Condition,
  mostCandidates,
  pattern,
  type Rank,
  type Ranked,
  ranks,
  reversed,
} from './conditions.ts';
import { byHanName, byName } from './name-conditions.ts';
import type { SearchTerms } from './search-terms.ts';

export type BookingKind = {
  readonly rank: Rank;
  /** The condition as an index supports it. */
  readonly indexed: Condition;
  /** An equivalent condition that is cheaper for rows which are read anyway. */
  readonly plain?: Condition;
  /** Matches so many rows that they are not ranked. */
  readonly many?: boolean;
};

const beginsWith = (plate: string) => sql<boolean>`plate_key LIKE ${pattern('', plate, '%')}`;

const byPlate = (plate: string, holders: readonly string[]): BookingKind[] => [
  { rank: ranks.exact, indexed: sql<boolean>`plate_key = ${plate}` },
  { rank: ranks.beginning, indexed: beginsWith(plate) },
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

const byNumber = (number: string): BookingKind[] => [
  { rank: ranks.exact, indexed: sql<boolean>`number = ${number}` },
  { rank: ranks.beginning, indexed: sql<boolean>`number LIKE ${pattern('', number, '%')}` },
];

/** Daily sequences have four or five digits; the index covers four and the fifth is filtered. */
const byNumberEnding = (ending: string): BookingKind[] =>
  ending.length > 5
    ? []
    : [
        {
          rank: ranks.part,
          indexed: sql<boolean>`(right(number, 4) COLLATE "C" = ${ending.slice(-4)}
            AND number LIKE ${pattern('%', ending, '')})`,
        },
      ];

const phoneFromBehind = sql`reverse(phone) COLLATE "C"`;

const byPhone = (phone: string): BookingKind[] => [
  { rank: ranks.exact, indexed: sql<boolean>`${phoneFromBehind} = ${reversed(phone)}` },
];

const byPhoneEnding = (ending: string): BookingKind[] => [
  {
    rank: ranks.part,
    indexed: sql<boolean>`${phoneFromBehind} LIKE ${pattern('', reversed(ending), '%')}`,
  },
];

/** `holders`: plates that contain the query; `accounts`: accounts whose e-mail matches. */
export const bookingKinds = (
  { plate, hanPlates = [], number, ending, phone, words, hanNames = [] }: SearchTerms,
  holders: readonly string[],
  accounts: readonly Ranked[],
): BookingKind[] => [
  ...(plate === undefined ? [] : byPlate(plate, holders)),
  ...hanPlates.map((beginning) => ({ rank: ranks.beginning, indexed: beginsWith(beginning) })),
  ...(number === undefined ? [] : byNumber(number)),
  ...(ending === undefined ? [] : [...byNumberEnding(ending), ...byPhoneEnding(ending)]),
  ...(phone === undefined ? [] : byPhone(phone)),
  ...(words === undefined ? [] : byName(words)),
  ...hanNames.flatMap(byHanName),
  ...accounts.map(({ id, rank }) => ({ rank, indexed: sql<boolean>`account_id = ${id}` })),
];
