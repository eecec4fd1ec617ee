import { sql } from 'kysely';
import type { Trx } from '../../platform/db/transact.ts';

export type BookingFacts = {
  readonly blocked: boolean;
  /** The plate is approved in another account. */
  readonly approved_elsewhere: boolean;
  readonly banned: boolean;
  readonly has_certificate: boolean;
  readonly active_id: string | null;
  readonly active_account: string | null;
  readonly active_count: number;
  readonly unconfirmed_count: number;
};

type Question = {
  readonly accountId: string;
  readonly vehicleId: string;
  readonly plateKey: string;
  readonly now: Temporal.Instant;
};

/**
 * What the rules of a booking ask, in one statement. It comes after the locks on purpose: a statement sees what was
 * committed when it began, so facts read together with waiting for a lock would be those from before the wait.
 */
export const getBookingFacts = async (trx: Trx, q: Question): Promise<BookingFacts> => {
  const { rows } = await sql<BookingFacts>`
    SELECT
      (SELECT booking_blocked FROM system_params) AS blocked,
      EXISTS (SELECT 1 FROM vehicle WHERE plate_key = ${q.plateKey} AND approved AND deleted_at IS NULL
        AND account_id <> ${q.accountId}) AS approved_elsewhere,
      EXISTS (SELECT 1 FROM restriction WHERE plate_key = ${q.plateKey} AND type = 'BAN'
        AND (account_id IS NULL OR account_id = ${q.accountId}) AND (until IS NULL OR until > ${q.now})) AS banned,
      EXISTS (SELECT 1 FROM vehicle_document AS held JOIN document ON document.id = held.document_id
        WHERE held.vehicle_id = ${q.vehicleId} AND document.type = 'STS') AS has_certificate,
      active.id AS active_id,
      active.account_id AS active_account,
      counts.active_count,
      counts.unconfirmed_count
    FROM (
      SELECT count(*)::int AS active_count,
        (count(*) FILTER (WHERE status = 'WAITING_FOR_CONFIRMATION'))::int AS unconfirmed_count
      FROM booking WHERE account_id = ${q.accountId} AND status IN ('WAITING_FOR_CONFIRMATION',
        'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')
    ) AS counts
    LEFT JOIN booking AS active ON active.plate_key = ${q.plateKey} AND active.status IN ('WAITING_FOR_CONFIRMATION',
      'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')`.execute(trx);
  const [facts] = rows;
  if (!facts) throw new Error('The facts of a booking are always one row');
  return facts;
};
