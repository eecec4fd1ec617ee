import { sql } from 'kysely';
import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countedUpTo, type PageRequest } from '../../../platform/db/page.ts';
import { asStored, onePlan, writeOnce } from '../../../platform/db/prepared.ts';
import type { StoredInstant } from '../../../platform/wire-instant.ts';
import type { ShownCode } from '../../accounts/codes/confirmation.ts';
import { type DocumentRow, selectDocuments } from '../../documents/document/documents.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { listOf } from '../booking/status-sets.queries.ts';
import { type PlaceInLine, placeInLine } from '../line/line-order.queries.ts';
import { shownFacts, shownInstants } from './shown-columns.ts';

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
  };

type Row = { readonly counted: number } & (Listed | { readonly id: null });

export type OwnBooking = {
  readonly booking: ListedRow;
  readonly code: ShownCode | undefined;
  readonly documents: readonly DocumentRow[];
  readonly place: PlaceInLine | undefined;
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
});

export type OwnPage = { readonly counted: number; readonly bookings: readonly OwnBooking[] };

const listedColumns = sql.raw(
  [...shownFacts, ...shownInstants, 'hold_until'].map((name) => `listed.${name}`).join(', '),
);

type Asked = { readonly accountId: string; readonly limit: number; readonly offset: number };

type Kind = {
  readonly statuses: readonly BookingStatus[];
  readonly direction: 'asc' | 'desc';
  /** Of a first page as the screens ask for it; null: whatever is asked for. */
  readonly limit: number | null;
};

const ownPage = ({ statuses, direction, limit }: Kind) =>
  writeOnce<Asked, Row>((db, at) => {
    const part = limit === null ? sql`LIMIT ${at.limit} OFFSET ${at.offset}` : sql`LIMIT ${sql.lit(limit)}`;
    const own = sql`FROM booking WHERE account_id = ${at.accountId} AND status IN (${listOf(statuses)})`;
    const down = sql.raw(direction);
    const documents = selectDocuments(db)
      .where(
        sql<boolean>`document.id IN (SELECT document_id FROM booking_document WHERE booking_id = listed.id)`,
      )
      .orderBy('document.id');
    return sql<Row>`${onePlan} ${asStored}
    SELECT counted.counted, ${listedColumns}, code.id AS code_id, code.kind AS code_kind, code.channel AS code_channel,
      code.target AS code_target, code.sent_at AS code_sent_at, code.expires_at AS code_expires_at,
      CASE WHEN documented.yes THEN (SELECT json_agg(document) FROM (${documents}) AS document) END AS documents,
      CASE WHEN listed.status = 'WAITING' THEN ${placeInLine(sql`listed.id`)} END AS place
    FROM (SELECT count(*)::int AS counted FROM (SELECT 1 ${own} LIMIT ${sql.lit(countedUpTo + 1)}) AS capped) AS counted
    LEFT JOIN (
      SELECT * ${own} ORDER BY slot_at ${down}, id ${down} ${part}
    ) AS listed ON true
    LEFT JOIN confirmation_code AS code ON code.id = listed.confirmation_id AND listed.hold_until IS NOT NULL
    LEFT JOIN LATERAL (
      SELECT true AS yes FROM booking_document WHERE booking_id = listed.id LIMIT 1
    ) AS documented ON true
    ORDER BY listed.slot_at ${down}, listed.id ${down}`;
  });

/** One for each choice of statuses: they stand in its text. */
const ownPages = new Map<string, ReturnType<typeof ownPage>>();

/**
 * A first page of a usual size names it in its text. PostgreSQL keeps a plan that it takes to be as good as one made for the
 * values, and thinks the worst of a length that it is not told: with ten million bookings it planned anew every time, which
 * took longer than reading them.
 */
const usualSizes: ReadonlySet<number> = new Set([10, 12, 50]);

const ownPageOf = (kind: Omit<Kind, 'limit'>, { page, size }: PageRequest) => {
  const limit = page === 0 && usualSizes.has(size) ? size + 1 : null;
  const name = `${kind.statuses.join()} ${kind.direction} ${limit}`;
  const known = ownPages.get(name) ?? ownPage({ ...kind, limit });
  ownPages.set(name, known);
  return known;
};

/**
 * A page of an account's bookings with all that is shown of them, and one booking more than the page holds: everything
 * by one statement, since a driver's screen asks for it more often than for anything else. Only the line is numbered
 * for a truck that waits in it.
 */
export const listOwnBookingsWithParts = async (
  db: Db,
  accountId: string,
  statuses: readonly BookingStatus[],
  direction: 'asc' | 'desc',
  request: PageRequest,
): Promise<OwnPage> => {
  const asked = { accountId, limit: request.size + 1, offset: request.page * request.size };
  const { rows } = await db.executeQuery(ownPageOf({ statuses, direction }, request)(db, asked));
  const isListed = (row: Row): row is Row & Listed => row.id !== null;
  return { counted: rows[0]?.counted ?? 0, bookings: rows.filter(isListed).map(toOwnBooking) };
};
