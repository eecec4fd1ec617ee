import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { BanStatus, UnbanMode } from '#contract/vehicles/vehicles.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { selectVehicles } from '../vehicle/vehicles.queries.ts';
import {
  hasBookingWithin,
  isBookedWithin,
  isLatestWithin,
  lastBookedAt,
  type Span,
  vehiclesOfFew,
} from './booked-vehicles.queries.ts';

type DateColumn = 'event_at' | 'cleared_at';

export type VehicleFilter = {
  readonly phone?: { readonly whole: string; readonly ending: string };
  /** Normal form of a part of the plate. */
  readonly platePart?: string;
  readonly approved?: boolean;
  readonly waiting?: boolean;
  readonly disputed?: boolean;
  readonly banStatus?: BanStatus;
  readonly unbanMode?: UnbanMode;
  readonly dates?: Span & { readonly column: DateColumn };
  /** `few`: their vehicles are a small part of all. */
  readonly booked?: Span & { readonly few: boolean };
};

export type VehicleOrder = {
  readonly by: DateColumn | 'created_at';
  readonly direction: 'asc' | 'desc';
};

/** The row with its owner, and when it was booked for last. */
export const selectOperatorVehicles = (db: Db) =>
  selectVehicles(db)
    .innerJoin('account', 'account.id', 'vehicle.account_id')
    .select([
      'account.first_name',
      'account.last_name',
      'account.patronymic',
      'account.phone',
      'account.email',
      lastBookedAt.as('last_booked_at'),
    ]);

type Columns<Q> = Q extends SelectQueryBuilder<infer _DB, infer _TB, infer O> ? O : never;
export type OperatorVehicleRow = Columns<ReturnType<typeof selectOperatorVehicles>>;

/** The approved one first, then the oldest. */
export const listOperatorVehiclesByPlate = (db: Db, plateKey: string): Promise<OperatorVehicleRow[]> =>
  selectOperatorVehicles(db)
    .where('vehicle.plate_key', '=', plateKey)
    .orderBy('vehicle.approved', 'desc')
    .orderBy('vehicle.created_at')
    .orderBy('vehicle.id')
    .execute();

type VehicleIds = SelectQueryBuilder<Schema, 'vehicle', { id: string }>;

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

const gramLength = 3;

/** Fewer characters than an index of the plate's parts knows are its beginning. */
const hasPlatePart = (part: string): RawBuilder<boolean> => {
  const letters = [...part];
  if (letters.length < gramLength) return sql<boolean>`vehicle.plate_key LIKE ${`${part}%`}`;
  const grams = letters
    .slice(gramLength - 1)
    .map((_, first) => letters.slice(first, first + gramLength).join(''));
  return sql<boolean>`(plate_grams(vehicle.plate_key) @> ${grams}::text[] AND vehicle.plate_key LIKE ${`%${part}%`})`;
};

/** Written as the partial indexes say it. */
const isWaiting = sql<boolean>`(NOT vehicle.approved AND vehicle.disapproval_reason IS NULL)`;
const isDisputed = sql<boolean>`(vehicle.contested AND NOT vehicle.approved)`;
const when = (condition: RawBuilder<boolean>, wanted: boolean) =>
  wanted ? condition : sql<boolean>`NOT ${condition}`;

const between = (query: VehicleIds, dates: NonNullable<VehicleFilter['dates']>) => {
  const { from, before } = dates;
  const column = `vehicle.${dates.column}` as const;
  const after = from ? query.where(column, '>=', from) : query.where(column, 'is not', null);
  return before ? after.where(column, '<', before) : after;
};

/** Vehicles of one owner, or with a part of a plate, are few in any case: they are looked at one by one. */
const selectBooked = (db: Db, { booked, phone, platePart }: VehicleFilter) => {
  const all = db.selectFrom('vehicle').select('vehicle.id').where('vehicle.deleted_at', 'is', null);
  if (!booked) return all;
  if (!booked.few || phone || platePart) return all.where(hasBookingWithin(booked));
  return db.selectFrom(vehiclesOfFew(booked).as('vehicle')).select('vehicle.id') as unknown as typeof all;
};

/** The ids of the vehicles asked for, in no order. */
export const filterVehicles = (db: Db, filter: VehicleFilter): VehicleIds => {
  const { phone, platePart, approved, waiting, disputed, banStatus, unbanMode, dates } = filter;
  let query: VehicleIds = selectBooked(db, filter);
  if (phone) query = query.where('vehicle.account_id', 'in', ownersByPhone(db, phone));
  if (platePart) query = query.where(hasPlatePart(platePart));
  if (waiting !== undefined) query = query.where(when(isWaiting, waiting));
  if (disputed !== undefined) query = query.where(when(isDisputed, disputed));
  if (approved !== undefined) query = query.where('vehicle.approved', '=', approved);
  if (banStatus) query = query.where('vehicle.ban_status', '=', banStatus);
  if (unbanMode) query = query.where('vehicle.unban_mode', '=', unbanMode);
  return dates ? between(query, dates) : query;
};

const nullable: readonly VehicleOrder['by'][] = ['event_at', 'cleared_at'];

/** Vehicles without the date count as the oldest, so that one index serves both directions. */
const inOrder = <TB extends 'vehicle', O>(
  query: SelectQueryBuilder<Schema, TB, O>,
  { by, direction }: VehicleOrder,
) =>
  query
    .orderBy(`vehicle.${by}` as never, (order) => {
      if (!nullable.includes(by)) return direction === 'desc' ? order.desc() : order.asc();
      return direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst();
    })
    .orderBy('vehicle.id' as never, direction);

/**
 * Who was cleared in some span, sorted by event. Walking the index of events would pass everybody who never had one,
 * most of all vehicles: as an expression the order does not offer that index.
 */
const byEventWithin = (filtered: VehicleIds, { direction }: VehicleOrder) =>
  filtered.orderBy(sql`vehicle.event_at + interval '0'`, direction).orderBy('vehicle.id', direction);

type Listed = PageRequest & { readonly dates: VehicleFilter['dates'] | undefined };

/** One row more than the page holds, if there is one. The offset is walked in the index alone. */
export const listVehiclePage = (
  db: Db,
  filtered: VehicleIds,
  order: VehicleOrder,
  { dates, page, size }: Listed,
): Promise<OperatorVehicleRow[]> => {
  const isWithin = dates?.column === 'cleared_at' && order.by === 'event_at';
  const ids = (isWithin ? byEventWithin(filtered, order) : inOrder(filtered, order))
    .limit(size + 1)
    .offset(page * size);
  return inOrder(
    selectOperatorVehicles(db).where('vehicle.id', 'in', ids) as never,
    order,
  ).execute() as Promise<OperatorVehicleRow[]>;
};

/** The same by the bookings of a span, the latest first: they are walked, and their vehicles looked at. */
export const listBookedPage = (
  db: Db,
  { booked: span = { few: false }, ...filter }: VehicleFilter,
  { page, size }: PageRequest,
): Promise<OperatorVehicleRow[]> => {
  const ids = filterVehicles(db, filter)
    .innerJoin('booking', 'booking.vehicle_id', 'vehicle.id')
    .select(['booking.id as booking_id', 'booking.slot_at'])
    .where(isBookedWithin(span))
    .where(isLatestWithin(span))
    .orderBy('booking.slot_at', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(size + 1)
    .offset(page * size);
  return selectOperatorVehicles(db)
    .innerJoin(ids.as('listed'), 'listed.id', 'vehicle.id')
    .orderBy('listed.slot_at', 'desc')
    .orderBy('listed.booking_id', 'desc')
    .execute();
};
