import type { Selectable } from 'kysely';
import type { Language } from '#contract/common.ts';
import type { ApplicationType } from '#kernel/access.ts';
import { column, type RowsOf, storedColumns } from '../../../platform/db/table.ts';

/** Columns of bookings, list entries and applications alike: the truck and its driver as they were named then. */
export const truckColumns = {
  account_id: column.uuid(),
  vehicle_id: column.uuid(),
  plate: column.text(),
  plate_key: column.text(),
  model: column.text(),
  cargo_type: column.text(),
  has_priority: column.boolean(),
  first_name: column.text(),
  last_name: column.text(),
  patronymic: column.text().nullable(),
  email: column.text().nullable(),
  phone: column.text().nullable(),
  language: column.text<Language>(),
  application_type: column.text<ApplicationType>(),
};

export const truckColumnNames = storedColumns(truckColumns);

export type TruckRow = Selectable<RowsOf<{ truck: typeof truckColumns }>['truck']>;

/** The part that a booking, an entry of the waiting list and an application have in common. */
export const truckOf = (row: TruckRow): TruckRow =>
  Object.fromEntries(truckColumnNames.map((name) => [name, row[name]])) as TruckRow;
