import { type SelectQueryBuilder, sql } from 'kysely';
import type { BanStatus, UnbanMode } from '#contract/vehicles.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/schema/schema.ts';
import { selectVehicles } from './vehicles.queries.ts';

type DateColumn = 'event_at' | 'cleared_at' | 'last_booked_at';

export type VehicleFilter = {
  readonly phone?: { readonly whole: string; readonly ending: string };
  readonly plateBeginning?: string;
  readonly approved?: boolean;
  readonly banStatus?: BanStatus;
  readonly unbanMode?: UnbanMode;
  readonly dates?: {
    readonly column: DateColumn;
    readonly from?: Temporal.Instant;
    readonly before?: Temporal.Instant;
  };
};

export type VehicleOrder = {
  readonly by: DateColumn | 'created_at' | 'plate_key';
  readonly direction: 'asc' | 'desc';
};

/** The row with its owner. */
export const selectOperatorVehicles = (db: Db) =>
  selectVehicles(db)
    .innerJoin('account', 'account.id', 'vehicle.account_id')
    .select([
      'account.first_name',
      'account.last_name',
      'account.patronymic',
      'account.phone',
      'account.email',
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

const between = (query: VehicleIds, { column, from, before }: NonNullable<VehicleFilter['dates']>) => {
  const after = from ? query.where(column, '>=', from) : query.where(column, 'is not', null);
  return before ? after.where(column, '<', before) : after;
};

/** The ids of the vehicles asked for, in no order. */
export const filterVehicles = (db: Db, filter: VehicleFilter): VehicleIds => {
  const { phone, plateBeginning, approved, banStatus, unbanMode, dates } = filter;
  let query = db.selectFrom('vehicle').select('vehicle.id').where('vehicle.deleted_at', 'is', null);
  if (phone) query = query.where('account_id', 'in', ownersByPhone(db, phone));
  if (plateBeginning) query = query.where('plate_key', 'like', `${plateBeginning}%`);
  if (approved !== undefined) query = query.where('approved', '=', approved);
  if (banStatus) query = query.where('ban_status', '=', banStatus);
  if (unbanMode) query = query.where('unban_mode', '=', unbanMode);
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

type Listed = {
  readonly dates: VehicleFilter['dates'] | undefined;
  readonly page: number;
  readonly size: number;
};

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
