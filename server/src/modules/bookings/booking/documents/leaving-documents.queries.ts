import { rowsOf } from '../../../../platform/db/rows-of.ts';
import type { Trx } from '../../../../platform/db/transact.ts';
import { activeList } from '../status-sets.queries.ts';

export type LeavingDocuments = {
  readonly accountId: string;
  readonly documentIds: readonly string[];
  /** The vehicle that the documents are detached from; null: they are deleted, from bookings too. */
  readonly vehicleId: string | null;
};

/** An active booking, and which kinds of document it would lose the last of. */
type DocumentLosses = {
  readonly approved: boolean;
  readonly certificate: boolean;
  readonly priority_document: boolean;
};

/** A certificate may belong to booking or vehicle, a priority document only to the booking. */
export const listBookingsLosing = (
  trx: Trx,
  { accountId, documentIds, vehicleId }: LeavingDocuments,
) => rowsOf<DocumentLosses>(trx)`
    SELECT approved,
      coalesce(bool_and(leaves) FILTER (WHERE type = 'STS'), false) AS certificate,
      has_priority AND coalesce(bool_and(leaves) FILTER (WHERE type = 'OTHER' AND own), false) AS priority_document
    FROM (
      SELECT booking.id, booking.has_priority, vehicle.approved, document.type, held.own,
        document.id = ANY (${documentIds}::uuid[])
          AND (${vehicleId}::uuid IS NULL OR (NOT held.own AND booking.vehicle_id = ${vehicleId}::uuid)) AS leaves
      FROM booking
      JOIN vehicle ON vehicle.id = booking.vehicle_id
      JOIN LATERAL (
        SELECT document_id, true AS own FROM booking_document WHERE booking_id = booking.id
        UNION ALL
        SELECT document_id, false FROM vehicle_document WHERE vehicle_id = booking.vehicle_id
      ) AS held ON true
      JOIN document ON document.id = held.document_id
      WHERE booking.account_id = ${accountId} AND booking.status IN (${activeList})
    ) AS papers
    GROUP BY id, has_priority, approved
    HAVING bool_or(leaves)`;
