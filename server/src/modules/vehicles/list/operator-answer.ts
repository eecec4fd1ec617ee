import type { OperatorVehicle, Vehicle } from '#contract/vehicles/vehicles.ts';
import { toWireInstant } from '../../../platform/wire-instant.ts';
import { type AnswerContext, documentsByVehicle, toVehicle } from '../vehicle/vehicle-answer.ts';
import type { OperatorVehicleRow } from './vehicle-list.queries.ts';

const operatorFields = (row: OperatorVehicleRow, timeZone: string): Omit<OperatorVehicle, keyof Vehicle> => {
  const date = (instant: Temporal.Instant | null) => instant && toWireInstant(instant, timeZone);
  const [eventDate, clearedDate, lastBookedDate] = [row.event_at, row.cleared_at, row.last_booked_at].map(
    date,
  );
  return {
    owner: {
      id: row.account_id,
      firstName: row.first_name,
      lastName: row.last_name,
      patronymic: row.patronymic,
      phoneNumber: row.phone,
      email: row.email,
    },
    ...(eventDate && { eventDate }),
    ...(clearedDate && { clearedDate }),
    ...(row.unban_mode && { unbanMode: row.unban_mode }),
    ...(lastBookedDate && { lastBookedDate }),
  };
};

export const operatorAnswers = async (
  ctx: AnswerContext,
  rows: readonly OperatorVehicleRow[],
): Promise<OperatorVehicle[]> => {
  const documents = await documentsByVehicle(ctx, rows);
  return rows.map((row) => ({
    ...toVehicle(ctx, row, documents.get(row.id) ?? []),
    ...operatorFields(row, ctx.config.timeZone),
  }));
};
