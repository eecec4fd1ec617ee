import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { onePlan, writeOnce } from '../../../../platform/db/statements/prepared.ts';
import type { OwnPage } from './own-page.queries.ts';
import { type AskedPage, countOwn, forEachKind, kindOf, ofAccount, type PageKind } from './own-page-kind.ts';

type Asked = { readonly accountId: string };

/**
 * PostgreSQL stamps every row with the transaction that wrote it. Whatever is shown of a booking and of its code stands in
 * their rows, so who has read them before knows by the stamps that nothing has changed, at a fifth of what reading them
 * costs. A document that is added changes its booking's row too; places in the line have no such stamp.
 */
const pageMark = forEachKind((kind: PageKind) =>
  writeOnce<Asked, { readonly mark: string }>((_db, at) => {
    const down = sql.raw(kind.direction);
    // What one page holds need not be counted.
    return sql`${onePlan}
    SELECT CASE WHEN count(*) < ${sql.lit(kind.limit)} THEN count(*) ELSE ${countOwn(kind, at.accountId)} END || coalesce(string_agg(
      ' ' || id || ' ' || stamp || ' ' || CASE WHEN hold_until IS NULL THEN '' ELSE
        coalesce((SELECT code.xmin::text FROM confirmation_code AS code WHERE code.id = listed.confirmation_id), '') END, ''), '') AS mark
    FROM (
      SELECT id, xmin AS stamp, hold_until, confirmation_id FROM booking WHERE ${ofAccount(kind, at.accountId)}
      ORDER BY slot_at ${down}, id ${down} LIMIT ${sql.lit(kind.limit)}
    ) AS listed`;
  }),
);

/** The mark of the page as it is now. */
export const readPageMark = async (db: Db, asked: AskedPage): Promise<string> => {
  const { rows } = await db.executeQuery(pageMark(kindOf(asked))(db, asked));
  return rows[0]?.mark ?? '';
};

/** The mark of a page that was read. */
export const markOf = ({ counted, bookings }: OwnPage): string =>
  `${counted}${bookings.map(({ booking, stamp, codeStamp }) => ` ${booking.id} ${stamp} ${codeStamp ?? ''}`).join('')}`;
