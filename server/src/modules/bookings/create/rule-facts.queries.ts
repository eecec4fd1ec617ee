import { type Selectable, sql } from 'kysely';
import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { DocumentType } from '#contract/documents/documents.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { type Account, accountColumns } from '../../accounts/account/accounts.queries.ts';
import { activeList, confirmedList } from '../booking/status-sets.queries.ts';
import type { StoredReason } from '../booking/stored-reason.ts';

const vehicleColumns = ['id', 'account_id', 'model', 'registration_plate', 'plate_key', 'approved'] as const;
export type BookedVehicle = Pick<Selectable<Schema['vehicle']>, (typeof vehicleColumns)[number]>;

const slotColumns = [
  'start_at',
  'end_at',
  'open',
  'capacity',
  'reserve',
  'booked',
  'booked_ordinary',
] as const;
type BookedSlot = Pick<Selectable<Schema['slot']>, (typeof slotColumns)[number]>;

export type RuleFacts = {
  /** Null: the caller has no account yet. */
  readonly account: Account | null;
  /** Null: the account has no vehicle with that id or plate. */
  readonly vehicle: BookedVehicle | null;
  readonly slot: BookedSlot | null;
  readonly block: StoredReason | null;
  /** Not null: the slot's day is to be drawn and not on sale. FROZEN: not even operators may give its places away. */
  readonly drawn: 'OPEN' | 'FROZEN' | null;
  readonly approvedElsewhere: boolean;
  readonly banned: boolean;
  /** Null unless an appeal suspends the truck's ban; then the account's active bookings of all such trucks. */
  readonly onAppeal: readonly string[] | null;
  readonly hasCertificate: boolean;
  /** Types of the request's documents that belong to the account. */
  readonly documentTypes: readonly DocumentType[];
  readonly ownBookingId: string | null;
  /** Another account's confirmed booking of the plate. */
  readonly rival: { readonly id: string; readonly status: BookingStatus } | null;
  /** Active bookings plus pending changes that the driver asked for. */
  readonly places: number;
  /** How many of `places` wait for a code. */
  readonly unconfirmed: number;
  readonly unapproved: number;
  /** Number of holds that the account lost since `lostSince`. */
  readonly lostHolds: number;
  readonly lastLost: Temporal.Instant | null;
  /** Expired holds of the account or the plate that are not ended yet. */
  readonly overdue: readonly string[];
};

export type FactsQuestion = {
  /** Undefined: the caller has no account yet. */
  readonly accountId: string | undefined;
  /** Undefined: the plate names the account's vehicle. */
  readonly vehicleId: string | undefined;
  /** Ignored if the vehicle is named by id. */
  readonly plateKey: string | undefined;
  readonly documents: readonly string[];
  /** Undefined: any slot will do. */
  readonly start: Temporal.Instant | undefined;
};

export type FactsMoment = {
  readonly now: Temporal.Instant;
  /** Holds lost earlier do not count. */
  readonly lostSince: Temporal.Instant;
};

type FactsRow = Omit<RuleFacts, 'account' | 'vehicle' | 'slot'> & Readonly<Record<string, unknown>>;

const pick = (row: FactsRow, columns: readonly string[], prefix: string): unknown =>
  Object.fromEntries(columns.map((column) => [column, row[`${prefix}${column}`]]));

const toFacts = (row: FactsRow): RuleFacts => ({
  ...row,
  account: row.id === null ? null : (pick(row, accountColumns, '') as Account),
  vehicle: row.truck_id === null ? null : (pick(row, vehicleColumns, 'truck_') as BookedVehicle),
  slot: row.start_at === null ? null : (pick(row, slotColumns, '') as BookedSlot),
});

const listOf = (table: string, columns: readonly string[], prefix = '') =>
  sql.raw(columns.map((column) => `${table}.${column} AS ${prefix}${column}`).join(', '));

const accountList = listOf('account', accountColumns);
const truckList = listOf('truck', vehicleColumns, 'truck_');
const slotList = listOf('slot', slotColumns);
const accountNames = sql.raw(accountColumns.join(', '));
const vehicleNames = sql.raw(vehicleColumns.join(', '));
const slotNames = sql.raw(slotColumns.join(', '));
const activeColumns = sql.raw('id, status, plate_key, vehicle_id, pending_at, hold_until, offer_id');

const activeBookings = sql`
      SELECT true AS own, ${activeColumns} FROM booking
      WHERE account_id = who.account AND status IN (${activeList})
      UNION ALL
      SELECT false AS own, ${activeColumns} FROM booking
      WHERE plate_key = who.plate AND account_id IS DISTINCT FROM who.account AND status IN (${activeList})`;

/** A ban that has not run out and applies to the account. An appeal may have suspended it. */
const isBan = (now: Temporal.Instant) => sql`restriction.type = 'BAN'
        AND (restriction.account_id IS NULL OR restriction.account_id = who.account)
        AND (restriction.until IS NULL OR restriction.until > ${now})`;

const textOf = (instant: Temporal.Instant | undefined) => instant?.toString() ?? null;

/**
 * Facts for several requests. A statement sees what was committed when it began, so under locks the facts must
 * be read by a statement after the one that waits for them. The plan is prepared once and reused: `OFFSET 0`
 * keeps subqueries apart so that each uses its index, and the sub-selects hide array lengths, for each of which
 * the planner would plan anew.
 */
export const factsStatement = (
  db: Db,
  { now, lostSince }: FactsMoment,
  questions: readonly FactsQuestion[],
) =>
  sql<FactsRow>`
    WITH requested AS (
      SELECT * FROM unnest(
        (SELECT ${questions.map(({ accountId }) => accountId ?? null)}::uuid[]),
        (SELECT ${questions.map(({ vehicleId }) => vehicleId ?? null)}::uuid[]),
        (SELECT ${questions.map(({ plateKey }) => plateKey ?? null)}::text[]),
        (SELECT ${questions.map(({ start }) => textOf(start))}::timestamptz[]),
        (SELECT ${questions.map(({ documents }) => `{${documents.join()}}`)}::text[])
      ) WITH ORDINALITY AS requested (account_id, vehicle_id, plate_key, start_at, documents, place)
    )
    SELECT ${accountList}, ${truckList}, ${slotList},
      (SELECT json_build_object('reason', booking_blocked_reason, 'reasons', booking_blocked_reasons)
        FROM system_params WHERE booking_blocked) AS block,
      (SELECT CASE WHEN frozen_at IS NULL THEN 'OPEN' ELSE 'FROZEN' END FROM drawn_day
        WHERE day = slot.day AND (on_sale_at IS NULL OR on_sale_at > ${now})) AS drawn,
      EXISTS (SELECT 1 FROM vehicle WHERE plate_key = who.plate AND approved AND deleted_at IS NULL
        AND account_id IS DISTINCT FROM who.account OFFSET 0) AS "approvedElsewhere",
      EXISTS (SELECT 1 FROM restriction WHERE plate_key = who.plate AND ${isBan(now)}
        AND (suspended_from IS NULL OR suspended_from > ${now}) OFFSET 0) AS banned,
      CASE WHEN EXISTS (
        SELECT 1 FROM restriction WHERE plate_key = who.plate AND ${isBan(now)} AND suspended_from <= ${now} OFFSET 0
      ) THEN (
        SELECT coalesce(json_agg(kept.id), '[]') FROM booking AS kept
        WHERE kept.account_id = who.account AND kept.status IN (${activeList}) AND EXISTS (
          SELECT 1 FROM restriction WHERE plate_key = kept.plate_key AND ${isBan(now)} AND suspended_from <= ${now})
      ) END AS "onAppeal",
      EXISTS (SELECT 1 FROM vehicle_document AS held JOIN document ON document.id = held.document_id
        WHERE held.vehicle_id = truck.id AND document.type = 'STS' OFFSET 0) AS "hasCertificate",
      (SELECT coalesce(json_agg(type), '[]') FROM document
        WHERE id = ANY (requested.documents::uuid[]) AND account_id = who.account) AS "documentTypes",
      active."ownBookingId", active.rival, active.places, active.unconfirmed, active.unapproved, active.overdue,
      lost.count AS "lostHolds", lost.last AS "lastLost"
    FROM requested
    CROSS JOIN LATERAL (
      SELECT requested.account_id AS account, coalesce(
        (SELECT plate_key FROM vehicle WHERE id = requested.vehicle_id AND deleted_at IS NULL),
        requested.plate_key) AS plate
      OFFSET 0
    ) AS who
    LEFT JOIN LATERAL (SELECT ${accountNames} FROM account WHERE id = who.account AND deleted_at IS NULL OFFSET 0) AS account ON true
    LEFT JOIN LATERAL (
      SELECT ${vehicleNames} FROM vehicle WHERE id = requested.vehicle_id AND deleted_at IS NULL
      UNION ALL
      SELECT ${vehicleNames} FROM vehicle
      WHERE requested.vehicle_id IS NULL AND account_id = who.account AND plate_key = who.plate AND deleted_at IS NULL
      OFFSET 0
    ) AS truck ON true
    LEFT JOIN LATERAL (SELECT ${slotNames}, day FROM slot WHERE start_at = requested.start_at OFFSET 0) AS slot ON true
    LEFT JOIN LATERAL (
      SELECT
        (array_agg(kept.id) FILTER (WHERE own AND kept.plate_key = who.plate))[1] AS "ownBookingId",
        json_agg(json_build_object('id', kept.id, 'status', status))
          FILTER (WHERE NOT own AND status IN (${confirmedList})) -> 0 AS rival,
        (count(*) FILTER (WHERE own) + count(pending_at) FILTER (WHERE own AND offer_id IS NULL))::int AS places,
        (count(hold_until) FILTER (WHERE own AND offer_id IS NULL))::int AS unconfirmed,
        (count(*) FILTER (WHERE own AND NOT vehicle.approved))::int AS unapproved,
        coalesce(json_agg(kept.id) FILTER (WHERE hold_until <= ${now}), '[]') AS overdue
      FROM (${activeBookings}) AS kept JOIN vehicle ON vehicle.id = kept.vehicle_id
    ) AS active ON true
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS count, max(lost_at) AS last FROM lost_hold
      WHERE account_id = who.account AND lost_at > ${lostSince} AND NOT free
    ) AS lost ON true
    ORDER BY requested.place`.compile(db);

export const toRuleFacts = (rows: readonly FactsRow[]): RuleFacts[] => rows.map(toFacts);

export const readRuleFacts = async (
  db: Db,
  moment: FactsMoment,
  question: FactsQuestion,
): Promise<RuleFacts> => {
  const { rows } = await db.executeQuery(factsStatement(db, moment, [question]));
  const [facts] = toRuleFacts(rows);
  if (!facts) throw new Error('What the rules ask is always answered by one row');
  return facts;
};
