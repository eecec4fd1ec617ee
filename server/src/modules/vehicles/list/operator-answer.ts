import type { OperatorVehicle, PlateBooking, Vehicle } from '#contract/vehicles/vehicles.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { type AnswerContext, documentsByVehicle, toVehicle } from '../vehicle/vehicle-answer.ts';
import { isWaiting } from '../vehicle/vehicles.queries.ts';
import { listActiveOfPlates, toPlateBooking } from './plate-bookings.queries.ts';
import type { OperatorVehicleRow } from './vehicle-list.queries.ts';

type OwnerRow = Pick<
  OperatorVehicleRow,
  'account_id' | 'first_name' | 'last_name' | 'patronymic' | 'phone' | 'email'
>;

export const ownerOf = (row: OwnerRow): OperatorVehicle['owner'] => ({
  id: row.account_id,
  firstName: row.first_name,
  lastName: row.last_name,
  patronymic: row.patronymic,
  phoneNumber: row.phone,
  email: row.email,
});

const operatorFields = (row: OperatorVehicleRow, timeZone: string): Omit<OperatorVehicle, keyof Vehicle> => {
  const date = (instant: Temporal.Instant | null) => instant && toWireInstant(instant, timeZone);
  const [eventDate, clearedDate, lastBookedDate] = [row.event_at, row.cleared_at, row.last_booked_at].map(
    date,
  );
  return {
    owner: ownerOf(row),
    ...(eventDate && { eventDate }),
    ...(clearedDate && { clearedDate }),
    ...(row.unban_mode && { unbanMode: row.unban_mode }),
    ...(lastBookedDate && { lastBookedDate }),
    disputed: row.contested && !row.approved,
    ...(isWaiting(row) && { waitingSince: toWireInstant(row.waits_from, timeZone) }),
    ...(row.former_plate && { formerPlate: row.former_plate }),
  };
};

const nextBookings = async (
  ctx: AnswerContext,
  rows: readonly OperatorVehicleRow[],
): Promise<Map<string, PlateBooking>> => {
  if (rows.length === 0) return new Map();
  const active = await listActiveOfPlates(ctx.db, [...new Set(rows.map(({ plate_key }) => plate_key))]);
  const answer = toPlateBooking(ctx.config.timeZone);
  return new Map(active.toReversed().map((row) => [row.plate_key, answer(row)]));
};

export const operatorAnswers = async (
  ctx: AnswerContext,
  rows: readonly OperatorVehicleRow[],
): Promise<OperatorVehicle[]> => {
  const documents = await documentsByVehicle(ctx, rows);
  const bookings = await nextBookings(ctx, rows);
  return rows.map((row) => {
    const nextBooking = bookings.get(row.plate_key);
    return {
      ...toVehicle(ctx, row, documents.get(row.id) ?? []),
      ...operatorFields(row, ctx.config.timeZone),
      ...(nextBooking && { nextBooking }),
    };
  });
};
