import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { BanStatus, UnbanMode } from '#contract/vehicles/vehicles.ts';
import type { Db } from '../../../platform/db/database.ts';
import { prefixPattern } from '../../../platform/db/literals.ts';
import type { Schema } from '../../../platform/db/schema.ts';

export type Span = { readonly from?: Temporal.Instant; readonly before?: Temporal.Instant };

/** The booking is in the span and not canceled. Written so that the partial indexes apply. */
export const isBookedWithin = ({ from, before }: Span, name = 'booking'): RawBuilder<boolean> => {
  const slot = sql.ref(`${name}.slot_at`);
  const since = from ? sql`AND ${slot} >= ${from}` : sql``;
  const until = before ? sql`AND ${slot} < ${before}` : sql``;
  return sql<boolean>`${sql.ref(`${name}.status`)} <> 'CANCELED' ${since} ${until}`;
};

const hasBookingWithin = (span: Span): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM booking WHERE booking.vehicle_id = vehicle.id AND ${isBookedWithin(span)})`;

/** Whether `booking` is the latest one of its vehicle in the span, so that each vehicle is listed once. */
export const isLatestWithin = (span: Span): RawBuilder<boolean> => sql<boolean>`booking.id = (
  SELECT latest.id FROM booking AS latest
  WHERE latest.vehicle_id = booking.vehicle_id AND ${isBookedWithin(span, 'latest')}
  ORDER BY latest.slot_at DESC, latest.id DESC LIMIT 1)`;

export const lastBookedAt = sql<Temporal.Instant | null>`(
  SELECT max(booking.slot_at) FROM booking WHERE booking.vehicle_id = vehicle.id AND ${isBookedWithin({})})`;

export type DateColumn = 'event_at' | 'cleared_at';

export type VehicleFilter = {
  readonly phone?: { readonly whole: string; readonly ending: string };
  readonly platePart?: string;
  readonly search?: { readonly platePart: string; readonly words: readonly string[] };
  readonly approved?: boolean;
  readonly waiting?: boolean;
  readonly disputed?: boolean;
  readonly inLine?: boolean;
  readonly banStatus?: BanStatus;
  readonly unbanMode?: UnbanMode;
  readonly dates?: Span & { readonly column: DateColumn };
  /** The vehicle was booked within these days. */
  readonly booked?: Span;
};

export type VehicleIds = SelectQueryBuilder<Schema, 'vehicle', { id: string }>;

const ownersByPhone = (db: Db, { whole, ending }: NonNullable<VehicleFilter['phone']>) =>
  db
    .selectFrom('account')
    .select('account.id')
    .where((eb) =>
      eb.or([
        eb('account.phone', '=', whole),
        sql<boolean>`reverse(account.phone) LIKE ${`${[...ending].reverse().join('')}%`}`,
      ]),
    );

const ownersByWords = (db: Db, words: readonly string[]) =>
  words
    .map((word) => `%${prefixPattern(word)}`)
    .reduce(
      (query, pattern) => query.where('account.search_text', 'like', pattern),
      db.selectFrom('account').select('account.id'),
    );

const shortestPart = 3;

/** Shorter input is matched as a prefix, because almost every plate has it somewhere. */
const hasPlatePart = (part: string): RawBuilder<boolean> => {
  const isLong = [...part].length >= shortestPart;
  return sql<boolean>`vehicle.plate_key LIKE ${isLong ? `%${part}%` : `${part}%`}`;
};

const isSoughtFor = (db: Db, { platePart, words }: NonNullable<VehicleFilter['search']>) =>
  sql<boolean>`(${hasPlatePart(platePart)} OR vehicle.account_id IN (${ownersByWords(db, words)}))`;

/** Documents need a check. */
const isWaiting = sql<boolean>`(NOT vehicle.approved AND vehicle.disapproval_reason IS NULL
  AND vehicle.ban_status <> 'BANNED'
  AND EXISTS (SELECT FROM vehicle_document WHERE vehicle_document.vehicle_id = vehicle.id))`;
const isDisputed = sql<boolean>`(vehicle.contested AND NOT vehicle.approved)`;
const isInLine = sql<boolean>`vehicle.id IN (
  SELECT booking.vehicle_id FROM booking WHERE booking.status IN ('WAITING', 'GO_TO_GATE'))`;
const when = (condition: RawBuilder<boolean>, holds: boolean) =>
  holds ? condition : sql<boolean>`NOT ${condition}`;

const between = (query: VehicleIds, dates: NonNullable<VehicleFilter['dates']>) => {
  const { from, before } = dates;
  const column = `vehicle.${dates.column}` as const;
  const after = from ? query.where(column, '>=', from) : query.where(column, 'is not', null);
  return before ? after.where(column, '<', before) : after;
};

export const filterVehicles = (db: Db, filter: VehicleFilter): VehicleIds => {
  const { phone, platePart, search, approved, waiting, disputed, inLine, banStatus, unbanMode } = filter;
  const { dates, booked } = filter;
  let query: VehicleIds = db
    .selectFrom('vehicle')
    .select('vehicle.id')
    .where('vehicle.deleted_at', 'is', null);
  if (booked) query = query.where(hasBookingWithin(booked));
  if (phone) query = query.where('vehicle.account_id', 'in', ownersByPhone(db, phone));
  if (platePart) query = query.where(hasPlatePart(platePart));
  if (search) query = query.where(isSoughtFor(db, search));
  if (waiting !== undefined) query = query.where(when(isWaiting, waiting));
  if (disputed !== undefined) query = query.where(when(isDisputed, disputed));
  if (inLine !== undefined) query = query.where(when(isInLine, inLine));
  if (approved !== undefined) query = query.where('vehicle.approved', '=', approved);
  if (banStatus) query = query.where('vehicle.ban_status', '=', banStatus);
  if (unbanMode) query = query.where('vehicle.unban_mode', '=', unbanMode);
  return dates ? between(query, dates) : query;
};
