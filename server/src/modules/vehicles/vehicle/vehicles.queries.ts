import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reasons } from '#contract/reasons.ts';
import type { VehicleSort } from '#contract/vehicles/vehicles-routes.ts';
import type { Db } from '../../../platform/db/database.ts';
import { withNext } from '../../../platform/db/one-trip.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { sortOrder } from '../../../platform/db/sort-order.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type VehicleRow = Selectable<Schema['vehicle']> & {
  readonly ban_reason: string | null;
  readonly ban_reasons: Reasons | null;
  readonly ban_reason_code: Selectable<Schema['ban_event']>['reason_code'];
};

export const isWaiting = (row: Pick<VehicleRow, 'approved' | 'disapproval_reason'>): boolean =>
  !row.approved && row.disapproval_reason === null;

export const selectVehicles = (db: Db) =>
  db
    .selectFrom('vehicle')
    .leftJoin('ban_event', 'ban_event.id', 'vehicle.ban_event_id')
    .selectAll('vehicle')
    .select([
      'ban_event.reason as ban_reason',
      'ban_event.reasons as ban_reasons',
      'ban_event.reason_code as ban_reason_code',
    ])
    .where('vehicle.deleted_at', 'is', null);

/** If `accountId` is undefined, the vehicle may belong to any account. Deleted vehicles are not found. */
export const findVehicle = (db: Db, id: string, accountId?: string): Promise<VehicleRow | undefined> =>
  selectVehicles(db)
    .where('vehicle.id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('vehicle.account_id', '=', String(accountId)))
    .executeTakeFirst();

const sortColumns = {
  model: 'vehicle.model',
  registrationPlate: 'vehicle.plate_key',
  createdDate: 'vehicle.created_at',
} as const;

export type AccountVehicles = {
  readonly sort: VehicleSort;
  readonly approved?: boolean | undefined;
  readonly platePart?: string | undefined;
};

export const vehiclesOfAccount = (
  db: Db,
  accountId: string,
  { sort, approved, platePart }: AccountVehicles,
) => {
  const { by, direction } = sortOrder<keyof typeof sortColumns>(sort);
  return selectVehicles(db)
    .where('vehicle.account_id', '=', accountId)
    .$if(approved !== undefined, (query) => query.where('vehicle.approved', '=', approved === true))
    .$if(platePart !== undefined, (query) => query.where('vehicle.plate_key', 'like', `%${platePart}%`))
    .orderBy(sortColumns[by], direction)
    .orderBy('vehicle.id', direction);
};

export const getVehicleRow = async (db: Db, id: string): Promise<VehicleRow> => {
  const vehicle = await findVehicle(db, id);
  if (!vehicle) throw new Error(`Vehicle ${id} is gone`);
  return vehicle;
};

export type Claims = {
  readonly ofAccount: number;
  readonly ofPlate: number;
  readonly wasEverBanned: boolean;
};

/** How many vehicles the account and the plate have, and whether the plate was ever banned. */
export const readingClaims = (db: Db, accountId: string, plateKey: string) =>
  sql<Claims>`
    SELECT (SELECT count(*) FROM vehicle WHERE account_id = ${accountId} AND deleted_at IS NULL)::int AS "ofAccount",
      (SELECT count(*) FROM vehicle WHERE plate_key = ${plateKey} AND deleted_at IS NULL)::int AS "ofPlate",
      EXISTS (SELECT FROM ban_event WHERE plate_key = ${plateKey}) AS "wasEverBanned"`.compile(db);

export const readClaims = async (db: Db, accountId: string, plateKey: string): Promise<Claims> => {
  const { rows } = await db.executeQuery(readingClaims(db, accountId, plateKey));
  const [claims] = rows;
  if (!claims) throw new Error('Claims are always answered by one row');
  return claims;
};

export const insertVehicle = (
  trx: Trx,
  vehicle: Omit<Insertable<Schema['vehicle']>, 'approved' | 'ban_status' | 'version'>,
): Promise<void> => withNext(trx, trx.insertInto('vehicle').values(vehicle).compile());

export const noDisapproval = { disapproval_reason: null, disapproval_reasons: null };

/** Also increments the version. */
export const updateVehicle = (trx: Trx, id: string, changes: Updateable<Schema['vehicle']>) =>
  trx
    .updateTable('vehicle')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const findHeldPlate = (
  db: Db,
  accountId: string,
  plateKey: string,
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('vehicle')
    .select('id')
    .where('account_id', '=', accountId)
    .where('plate_key', '=', plateKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const listPlateHolders = (
  db: Db,
  plateKey: string,
): Promise<{ id: string; account_id: string; registration_plate: string }[]> =>
  db
    .selectFrom('vehicle')
    .select(['id', 'account_id', 'registration_plate'])
    .where('plate_key', '=', plateKey)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();

export const hasEverHadVehicles = async (db: Db, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('vehicle')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
