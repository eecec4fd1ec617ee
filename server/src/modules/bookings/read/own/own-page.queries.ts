import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { countedUpTo } from '../../../../platform/db/page.ts';
import { asStored, onePlan, writeOnce } from '../../../../platform/db/prepared.ts';
import type { StoredInstant } from '../../../../platform/wire-instant.ts';
import type { ShownCode } from '../../../accounts/codes/confirmation.ts';
import { type DocumentRow, selectDocuments } from '../../../documents/document/documents.queries.ts';
import type { BookingRow } from '../../booking/booking-row.ts';
import { type PlaceInLine, placeInLine } from '../../line/line-order.queries.ts';
import { shownFacts, shownInstants } from '../shown-columns.ts';
import { type AskedPage, forEachKind, kindOf, ownBookings, type PageKind } from './own-page-kind.ts';

/** Within JSON an instant is a text. */
type AsText<V> = V extends Temporal.Instant ? string : V;
type AsJson<T> = { readonly [K in keyof T]: AsText<T[K]> };

type CodeColumns = AsJson<{ readonly [K in keyof ShownCode as `code_${K}`]: ShownCode[K] | null }>;

/** Instants as they are stored: making objects of them takes as long as the rest of a page. */
type ListedRow = Pick<BookingRow, (typeof shownFacts)[number] | 'hold_until'> & {
  readonly [K in (typeof shownInstants)[number]]: StoredInstant | (null extends BookingRow[K] ? null : never);
};

type Listed = Omit<ListedRow, 'hold_until'> &
  CodeColumns & {
    readonly hold_until: StoredInstant | null;
    readonly documents: readonly AsJson<DocumentRow>[] | null;
    readonly place: AsJson<PlaceInLine> | null;
    readonly stamp: string;
    readonly code_stamp: string | null;
  };

type Row = { readonly counted: number } & (Listed | { readonly id: null });

export type OwnBooking = {
  readonly booking: ListedRow;
  readonly code: ShownCode | undefined;
  readonly documents: readonly DocumentRow[];
  readonly place: PlaceInLine | undefined;
  /** Of the transactions that wrote the rows of the booking and of its code. */
  readonly stamp: string;
  readonly codeStamp: string | null;
};

const instantOf = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));

const codeOf = (row: Listed): ShownCode | undefined =>
  row.code_id === null
    ? undefined
    : ({
        id: row.code_id,
        kind: row.code_kind,
        channel: row.code_channel,
        target: row.code_target,
        sent_at: instantOf(row.code_sent_at),
        expires_at: instantOf(row.code_expires_at),
      } as ShownCode);

const toOwnBooking = (row: Listed): OwnBooking => ({
  booking: { ...row, hold_until: instantOf(row.hold_until) },
  code: codeOf(row),
  documents: (row.documents ?? []).map((document) => ({
    ...document,
    created_at: Temporal.Instant.from(document.created_at),
  })),
  place: row.place
    ? { ...row.place, etaFrom: instantOf(row.place.etaFrom), etaTo: instantOf(row.place.etaTo) }
    : undefined,
  stamp: row.stamp,
  codeStamp: row.code_stamp,
});

export type OwnPage = { readonly counted: number; readonly bookings: readonly OwnBooking[] };

const listedColumns = sql.raw(
  [...shownFacts, ...shownInstants, 'hold_until'].map((name) => `listed.${name}`).join(', '),
);

type Asked = { readonly accountId: string; readonly limit: number; readonly offset: number };

const ownPage = forEachKind((kind: PageKind) =>
  writeOnce<Asked, Row>((db, at) => {
    const { direction, limit } = kind;
    const part = limit === null ? sql`LIMIT ${at.limit} OFFSET ${at.offset}` : sql`LIMIT ${sql.lit(limit)}`;
    const own = ownBookings(kind, at.accountId);
    const down = sql.raw(direction);
    const documents = selectDocuments(db)
      .where(
        sql<boolean>`document.id IN (SELECT document_id FROM booking_document WHERE booking_id = listed.id)`,
      )
      .orderBy('document.id');
    return sql<Row>`${onePlan} ${asStored}
    SELECT counted.counted, ${listedColumns}, listed.stamp, code.xmin AS code_stamp, code.id AS code_id, code.kind AS code_kind, code.channel AS code_channel,
      code.target AS code_target, code.sent_at AS code_sent_at, code.expires_at AS code_expires_at,
      CASE WHEN documented.yes THEN (SELECT json_agg(document) FROM (${documents}) AS document) END AS documents,
      CASE WHEN listed.status = 'WAITING' THEN ${placeInLine(sql`listed.id`)} END AS place
    FROM (SELECT count(*)::int AS counted FROM (SELECT 1 ${own} LIMIT ${sql.lit(countedUpTo + 1)}) AS capped) AS counted
    LEFT JOIN (
      SELECT *, xmin AS stamp ${own} ORDER BY slot_at ${down}, id ${down} ${part}
    ) AS listed ON true
    LEFT JOIN confirmation_code AS code ON code.id = listed.confirmation_id AND listed.hold_until IS NOT NULL
    LEFT JOIN LATERAL (
      SELECT true AS yes FROM booking_document WHERE booking_id = listed.id LIMIT 1
    ) AS documented ON true
    ORDER BY listed.slot_at ${down}, listed.id ${down}`;
  }),
);

/**
 * A page of an account's bookings with all that is shown of them, and one booking more than the page holds: everything
 * by one statement, since a driver's screen asks for it more often than for anything else. Only the line is numbered
 * for a truck that waits in it.
 */
export const readOwnPage = async (db: Db, asked: AskedPage): Promise<OwnPage> => {
  const { accountId, page, size } = asked;
  const values = { accountId, limit: size + 1, offset: page * size };
  const { rows } = await db.executeQuery(ownPage(kindOf(asked))(db, values));
  const isListed = (row: Row): row is Row & Listed => row.id !== null;
  return { counted: rows[0]?.counted ?? 0, bookings: rows.filter(isListed).map(toOwnBooking) };
};
