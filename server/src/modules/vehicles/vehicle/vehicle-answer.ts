import type { Document } from '#contract/documents/documents.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import type { Context } from '../../../platform/context/context.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { listDocumentsOfVehicles } from '../../documents/document/documents.queries.ts';
import { documentAnswer } from '../../documents/document/read-documents.ts';
import { reasonAnswer } from './reason-words.ts';
import { fieldsOf } from './vehicle-fields.ts';
import type { VehicleRow } from './vehicles.queries.ts';

export type AnswerContext = Pick<Context, 'db' | 'config' | 'language'>;

export const documentsByVehicle = async (
  ctx: AnswerContext,
  vehicles: readonly VehicleRow[],
): Promise<Map<string, Document[]>> => {
  const ids = vehicles.map(({ id }) => id);
  const documents = (await listDocumentsOfVehicles(ctx.db, ids)).map(documentAnswer(ctx.config.timeZone));
  return new Map(ids.map((id) => [id, documents.filter(({ vehicleIds }) => vehicleIds.includes(id))]));
};

const banOf = (ctx: AnswerContext, row: VehicleRow): Pick<Vehicle, 'ban'> => {
  if (row.ban_event_id === null) return {};
  const why = { reason: row.ban_reason, reasons: row.ban_reasons, code: row.ban_reason_code };
  const until = row.ban_until && toWireInstant(row.ban_until, ctx.config.timeZone);
  return { ban: { ...reasonAnswer(why, ctx.language), ...(until && { until }) } };
};

const disapprovalOf = (ctx: AnswerContext, row: VehicleRow) => {
  if (row.disapproval_reason === null) return {};
  const why = { reason: row.disapproval_reason, reasons: row.disapproval_reasons };
  const { reason, reasons } = reasonAnswer(why, ctx.language);
  return { disapprovalReason: reason, disapprovalReasons: reasons };
};

export const toVehicle = (ctx: AnswerContext, row: VehicleRow, documents: Document[]): Vehicle => ({
  id: row.id,
  userId: row.account_id,
  ...fieldsOf(row),
  approved: row.approved,
  ...disapprovalOf(ctx, row),
  banStatus: row.ban_status,
  ...banOf(ctx, row),
  createdDate: toWireInstant(row.created_at, ctx.config.timeZone),
  documents,
  version: row.version,
});

export const vehicleAnswers = async (ctx: AnswerContext, rows: readonly VehicleRow[]): Promise<Vehicle[]> => {
  const documents = await documentsByVehicle(ctx, rows);
  return rows.map((row) => toVehicle(ctx, row, documents.get(row.id) ?? []));
};

export const vehicleAnswer = async (ctx: AnswerContext, row: VehicleRow): Promise<Vehicle> => {
  const [vehicle] = await vehicleAnswers(ctx, [row]);
  if (!vehicle) throw new Error('A vehicle has no answer');
  return vehicle;
};
