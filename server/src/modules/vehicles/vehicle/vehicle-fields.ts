import type { RecordedVehicleField, Vehicle, VehicleFields } from '#contract/vehicles/vehicles.ts';
import type { VehicleRow } from './vehicles.queries.ts';

type FieldName = keyof VehicleFields;

/** The column of each field that the owner types. */
const columnOf = {
  model: 'model',
  registrationPlate: 'registration_plate',
} as const satisfies Record<FieldName, keyof VehicleRow>;

const columns = Object.entries(columnOf) as [FieldName, (typeof columnOf)[FieldName]][];

export type GivenFields = { readonly [Name in FieldName]?: VehicleFields[Name] | undefined };
type ColumnsOf<Given extends GivenFields> = { [Name in FieldName as (typeof columnOf)[Name]]: Given[Name] };

/** An absent field gives an undefined column, which an update leaves alone. */
export const columnsOf = <Given extends GivenFields>(given: Given) =>
  Object.fromEntries(columns.map(([name, column]) => [column, given[name]])) as ColumnsOf<Given>;

type FieldColumns = Pick<VehicleRow, (typeof columnOf)[FieldName]>;

export const fieldsOf = (row: FieldColumns) =>
  Object.fromEntries(columns.map(([name, column]) => [name, row[column]])) as Pick<Vehicle, FieldName>;

/** The fields as the journal names them, which calls the plate `plate`. */
export const recordedFields = (row: FieldColumns) => {
  const { registrationPlate, ...others } = fieldsOf(row);
  return { plate: registrationPlate, ...others } satisfies Record<RecordedVehicleField, unknown>;
};
