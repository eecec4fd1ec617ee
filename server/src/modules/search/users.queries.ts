import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isNamed, pattern, reversedBeginning } from './conditions.ts';
import { mostCandidates, type Rank, ranks } from './ranks.ts';
import type { Sought } from './sought.ts';

export type UserCandidate = { readonly id: string; readonly rank: Rank };

type UserKind = { readonly rank: Rank; readonly indexed: RawBuilder<boolean> };

const contactKinds = ({ ending, phone, mail }: Sought): UserKind[] => [
  ...(phone === undefined ? [] : [{ rank: ranks.exact, indexed: sql<boolean>`phone = ${phone}` }]),
  ...(ending === undefined
    ? []
    : [{ rank: ranks.part, indexed: sql<boolean>`reverse(phone) LIKE ${reversedBeginning(ending)}` }]),
  ...(mail === undefined
    ? []
    : [
        { rank: ranks.exact, indexed: sql<boolean>`email_key = ${mail}` },
        { rank: ranks.beginning, indexed: sql<boolean>`email_key LIKE ${pattern('', mail, '%')}` },
        {
          rank: ranks.part,
          indexed: sql<boolean>`(search_text LIKE ${pattern('%', mail, '%')}
            AND email_key LIKE ${pattern('%', mail, '%')})`,
        },
      ]),
];

const nameKinds = ({ words }: Sought): UserKind[] =>
  words === undefined
    ? []
    : [
        { rank: ranks.exact, indexed: isNamed(words, true) },
        { rank: ranks.beginning, indexed: isNamed(words, false) },
      ];

const listByKind = async (db: Db, { rank, indexed }: UserKind, limit: number): Promise<UserCandidate[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (SELECT id, last_name, first_name FROM account WHERE ${indexed} LIMIT ${mostCandidates}) AS found
    ORDER BY last_name, first_name, id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => ({ id, rank }));
};

const listByKinds = async (db: Db, kinds: readonly UserKind[], limit: number): Promise<UserCandidate[]> => {
  const found: UserCandidate[] = [];
  for (const kind of kinds) found.push(...(await listByKind(db, kind, limit)));
  return found;
};

export const listUsersByContact = (db: Db, sought: Sought, limit: number) =>
  listByKinds(db, contactKinds(sought), limit);

export const listUsersByName = (db: Db, sought: Sought, limit: number) =>
  listByKinds(db, nameKinds(sought), limit);
