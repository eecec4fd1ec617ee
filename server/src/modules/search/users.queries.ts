import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { all, type Condition, pattern, type Rank, type Ranked, ranks, reversed } from './conditions.ts';
import { byHanName, byName } from './name-conditions.ts';
import type { SearchTerms } from './search-terms.ts';

/** Only this many matching accounts are sorted, since they are ordered by name only. */
const mostSorted = 100;

type UserKind = {
  readonly rank: Rank;
  readonly indexed: Condition;
  /**
   * Common terms are looked for with this condition among the newest accounts first, because a search by the
   * index finds all matches before it returns one.
   */
  readonly plain?: Condition;
};

/** Yields a hundred matches if one account in ten matches. */
const newestLookedThrough = 1000;

const byPhone = ({ ending, phone }: SearchTerms): UserKind[] => [
  ...(phone === undefined ? [] : [{ rank: ranks.exact, indexed: sql<boolean>`phone = ${phone}` }]),
  ...(ending === undefined
    ? []
    : [
        {
          rank: ranks.part,
          indexed: sql<boolean>`reverse(phone) LIKE ${pattern('', reversed(ending), '%')}`,
        },
      ]),
];

const byMail = ({ mail }: SearchTerms): UserKind[] => {
  if (mail === undefined) return [];
  const part = pattern('%', mail, '%');
  return [
    { rank: ranks.exact, indexed: sql<boolean>`email_key = ${mail}` },
    { rank: ranks.beginning, indexed: sql<boolean>`email_key LIKE ${pattern('', mail, '%')}` },
    {
      rank: ranks.part,
      indexed: sql<boolean>`(search_text LIKE ${part} AND email_key LIKE ${part})`,
      plain: sql<boolean>`email_key LIKE ${part}`,
    },
  ];
};

const some = (accounts: RawBuilder<unknown>, condition: Condition) => sql`
  SELECT id, last_name, first_name FROM ${accounts} WHERE ${condition} LIMIT ${sql.lit(mostSorted)}`;

const found = ({ indexed, plain }: UserKind): RawBuilder<unknown> => {
  const ofAll = some(sql`account`, indexed);
  if (plain === undefined) return ofAll;
  const newest = sql`(SELECT * FROM account ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(newestLookedThrough)}) AS newest`;
  const areTooFew = sql<boolean>`(SELECT count(*) FROM near) < ${sql.lit(mostSorted)}`;
  return sql`WITH near AS MATERIALIZED (${some(newest, plain)})
    SELECT * FROM near UNION (${some(sql`account`, all([areTooFew, indexed]))})`;
};

const block = (kind: UserKind, limit: number) => sql<Ranked>`
  (SELECT id, ${sql.lit(kind.rank)} AS rank FROM (${found(kind)}) AS found
   ORDER BY last_name, first_name, id LIMIT ${sql.lit(limit)})`;

const listOf = async (db: Db, kinds: readonly UserKind[], limit: number): Promise<Ranked[]> => {
  if (kinds.length === 0) return [];
  const blocks = kinds.map((kind) => block(kind, limit));
  return (await sql<Ranked>`${sql.join(blocks, sql` UNION ALL `)}`.execute(db)).rows;
};

export const listUsersByContact = (db: Db, terms: SearchTerms, limit: number): Promise<Ranked[]> =>
  listOf(db, [...byPhone(terms), ...byMail(terms)], limit);

export const listUsersByName = (
  db: Db,
  { words, hanNames = [] }: SearchTerms,
  limit: number,
): Promise<Ranked[]> => {
  const kinds = [...(words === undefined ? [] : byName(words)), ...hanNames.flatMap(byHanName)];
  return listOf(db, kinds, limit);
};
