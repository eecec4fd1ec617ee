import { type RawBuilder, sql } from 'kysely';
import { forgottenPlate } from '#contract/vehicles/plate.ts';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Cutoff } from './forgetting.ts';

export type GoneDocument = { readonly id: string; readonly account_id: string };

/** Documents are needed by a booking that is not over or is still within the retention time. */
const isBooked = (before: Cutoff) => sql<boolean>`EXISTS (
  SELECT 1 FROM booking_document JOIN booking ON booking.id = booking_document.booking_id
  WHERE booking_document.document_id = document.id AND booking.plate_key <> ${sql.lit(forgottenPlate)} AND (
    booking.status NOT IN ('LEFT_WAITING_ZONE', 'CANCELED') OR booking.slot_end >= ${before} OR EXISTS (
      SELECT 1 FROM booking_event WHERE booking_event.booking_id = booking.id AND booking_event.event_at >= ${before})))`;

/**
 * An appeal needs its documents until the retention time is over, counted from its decision, or from its making
 * if undecided.
 */
const isAppealed = (before: Cutoff) => sql<boolean>`EXISTS (
  SELECT 1 FROM appeal_document JOIN appeal ON appeal.id = appeal_document.appeal_id
  WHERE appeal_document.document_id = document.id AND coalesce(appeal.decided_at, appeal.created_at) >= ${before})`;

const hasTruck = sql<boolean>`EXISTS (
  SELECT 1 FROM vehicle_document JOIN vehicle ON vehicle.id = vehicle_document.vehicle_id
  WHERE vehicle_document.document_id = document.id AND vehicle.deleted_at IS NULL)`;

/** A certificate belongs to its truck while that exists; other documents belong to bookings. */
const isNeedless = (before: Cutoff) =>
  sql<boolean>`NOT ${isBooked(before)} AND NOT ${isAppealed(before)} AND NOT (document.type = 'STS' AND ${hasTruck})`;

const listDocuments = (db: Db, condition: RawBuilder<boolean>) => rowsOf<GoneDocument>(db)`
    SELECT document.id, document.account_id FROM document WHERE ${condition} ORDER BY document.id`;

export const listDocumentsOfBookings = (db: Db, bookingIds: readonly string[], before: Cutoff) =>
  listDocuments(
    db,
    sql<boolean>`document.id IN (SELECT document_id FROM booking_document WHERE booking_id = ANY(${bookingIds}::uuid[]))
      AND ${isNeedless(before)}`,
  );

export const listDocumentsOfVehicles = (db: Db, vehicleIds: readonly string[], before: Cutoff) =>
  listDocuments(
    db,
    sql<boolean>`document.id IN (SELECT document_id FROM vehicle_document WHERE vehicle_id = ANY(${vehicleIds}::uuid[]))
      AND NOT ${isBooked(before)} AND NOT ${isAppealed(before)} AND NOT ${hasTruck}`,
  );

export const isDocumentNeedless = async (db: Db, id: string, before: Cutoff): Promise<boolean> => {
  const rows = await rowsOf<{ id: string }>(db)`
    SELECT id FROM document WHERE id = ${id} AND ${isNeedless(before)}`;
  return rows.length > 0;
};
