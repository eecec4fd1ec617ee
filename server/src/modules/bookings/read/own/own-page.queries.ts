import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { onePlan, writeOnce } from '../../../../platform/db/prepared.ts';
import type { ShownCode } from '../../../accounts/codes/confirmation.ts';
import { type DocumentRow, selectDocuments } from '../../../documents/document/documents.queries.ts';
import type { BookingRow } from '../../booking/booking-row.ts';
import { bookingTable } from '../../booking/bookings.tables.ts';
import { type PlaceInLine, placeInLine } from '../../line/line-order.queries.ts';
import { shownCodes, shownInstants, shownWords } from '../shown-columns.ts';
import { type AskedPage, countOwn, forEachKind, kindOf, ofAccount, type PageKind } from './own-page-kind.ts';
import { packedColumns } from './packed-columns.ts';

/** Within JSON an instant is a text. */
type AsText<V> = V extends Temporal.Instant ? string : V;
type AsJson<T> = { readonly [K in keyof T]: AsText<T[K]> };

/** Instants stay as they are stored: making objects of them takes as long as the rest of a page. */
const coded = packedColumns(bookingTable, [...shownCodes, ...shownInstants, 'hold_until']);

type Words = Pick<BookingRow, (typeof shownWords)[number]>;
type Coded = ReturnType<typeof coded.read>;

type Row = Words & {
  readonly coded: string;
  readonly stamp: string;
  readonly code: AsJson<ShownCode & { readonly stamp: string }> | null;
  readonly documents: readonly AsJson<DocumentRow>[] | null;
  readonly place: AsJson<PlaceInLine> | null;
  /** With the last row of a full page. */
  readonly counted: number | null;
};

export type OwnBooking = {
  readonly booking: Words & Omit<Coded, 'hold_until'> & Pick<BookingRow, 'hold_until'>;
  readonly code: ShownCode | undefined;
  readonly documents: readonly DocumentRow[];
  readonly place: PlaceInLine | undefined;
  /** Of the transactions that wrote the rows of the booking and of its code. */
  readonly stamp: string;
  readonly codeStamp: string | null;
};

const instantOf = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));

const codeOf = ({ sent_at, expires_at, ...code }: NonNullable<Row['code']>): ShownCode => ({
  ...code,
  sent_at: Temporal.Instant.from(sent_at),
  expires_at: Temporal.Instant.from(expires_at),
});

const noDocuments: readonly DocumentRow[] = [];

const toOwnBooking = (row: Row): OwnBooking => {
  const facts = coded.read(row.coded);
  return {
    booking: {
      ...facts,
      hold_until: instantOf(facts.hold_until),
      cargo_type: row.cargo_type,
      first_name: row.first_name,
      last_name: row.last_name,
      patronymic: row.patronymic,
      model: row.model,
      plate: row.plate,
      email: row.email,
      phone: row.phone,
      cancellation_reason: row.cancellation_reason,
      cancellation_reasons: row.cancellation_reasons,
      gate: row.gate,
    },
    code: row.code ? codeOf(row.code) : undefined,
    documents:
      row.documents?.map((document) => ({
        ...document,
        created_at: Temporal.Instant.from(document.created_at),
      })) ?? noDocuments,
    place: row.place
      ? { ...row.place, etaFrom: instantOf(row.place.etaFrom), etaTo: instantOf(row.place.etaTo) }
      : undefined,
    stamp: row.stamp,
    codeStamp: row.code?.stamp ?? null,
  };
};

export type OwnPage = { readonly counted: number; readonly bookings: readonly OwnBooking[] };

const words = sql.raw(shownWords.map((name) => `listed.${name}`).join(', '));

const awaitedCode = sql`
  (SELECT to_json(code) FROM (
    SELECT xmin::text AS stamp, id, kind, channel, target, sent_at, expires_at
    FROM confirmation_code WHERE id = listed.confirmation_id
  ) AS code)`;

const documentsOf = (db: Db) => {
  const documents = selectDocuments(db)
    .where(
      sql<boolean>`document.id IN (SELECT document_id FROM booking_document WHERE booking_id = listed.id)`,
    )
    .orderBy('document.id');
  return sql`(SELECT json_agg(document) FROM (${documents}) AS document)`;
};

type Asked = {
  readonly accountId: string;
  readonly limit: number;
  readonly offset: number;
  /** The number, among all bookings, of the one that follows the page. */
  readonly next: number;
};

const ownPage = forEachKind((kind: PageKind) =>
  writeOnce<Asked, Row>((db, at) => {
    const { direction, limit } = kind;
    const part = limit === null ? sql`LIMIT ${at.limit} OFFSET ${at.offset}` : sql`LIMIT ${sql.lit(limit)}`;
    const next = limit === null ? sql`${at.next}` : sql.lit(limit);
    const down = sql.raw(direction);
    const order = sql`ORDER BY listed.slot_at ${down}, listed.id ${down}`;
    return sql<Row>`${onePlan}
    SELECT ${coded.from('listed')} AS coded, ${words}, listed.xmin AS stamp,
      CASE WHEN listed.hold_until IS NOT NULL THEN ${awaitedCode} END AS code,
      CASE WHEN (SELECT true FROM booking_document WHERE booking_id = listed.id LIMIT 1) THEN ${documentsOf(db)} END AS documents,
      CASE WHEN listed.status = 'WAITING' THEN ${placeInLine(sql`listed.id`)} END AS place,
      CASE WHEN row_number() OVER (${order}) = ${next} THEN ${countOwn(kind, at.accountId)} END AS counted
    FROM booking AS listed WHERE ${ofAccount(kind, at.accountId)} ${order} ${part}`;
  }),
);

const countAll = async (db: Db, asked: AskedPage): Promise<number> => {
  const { rows } = await sql<{ counted: number }>`
    SELECT ${countOwn(kindOf(asked), asked.accountId)} AS counted`.execute(db);
  return rows[0]?.counted ?? 0;
};

/**
 * A page of an account's bookings with all that is shown of them, and one booking more than the page holds: everything
 * by one statement, since a driver's screen asks for it more often than for anything else. Only for a page that others follow
 * are all of them counted, and only for a truck that waits is the line numbered.
 */
export const readOwnPage = async (db: Db, asked: AskedPage): Promise<OwnPage> => {
  const { accountId, page, size } = asked;
  const offset = page * size;
  const values = { accountId, limit: size + 1, offset, next: offset + size + 1 };
  const { rows } = await db.executeQuery(ownPage(kindOf(asked))(db, values));
  const isBeyondLast = rows.length === 0 && offset > 0;
  const counted = isBeyondLast ? await countAll(db, asked) : (rows.at(-1)?.counted ?? offset + rows.length);
  return { counted, bookings: rows.map(toOwnBooking) };
};
