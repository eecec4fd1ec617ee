import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

type Truck = Pick<
  Selectable<Schema['vehicle']>,
  'id' | 'account_id' | 'model' | 'registration_plate' | 'plate_key' | 'approved'
>;

export type BookingFacts = {
  /** The vehicle under its lock; null when the account has none of that id or plate. */
  readonly vehicle: Truck | null;
  readonly slot: { readonly start_at: Temporal.Instant; readonly open: boolean } | null;
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
  /** Undefined: the account's vehicle of that plate. */
  readonly vehicleId: string | undefined;
  readonly plateKey: string;
  readonly start: Temporal.Instant;
  readonly now: Temporal.Instant;
};

type FactsRow = Omit<BookingFacts, 'vehicle' | 'slot'> & {
  readonly vehicle_id: string | null;
  readonly vehicle_account: string;
  readonly model: string;
  readonly registration_plate: string;
  readonly plate_key: string;
  readonly approved: boolean;
  readonly start_at: Temporal.Instant | null;
  readonly open: boolean;
};

const toFacts = (row: FactsRow): BookingFacts => ({
  ...row,
  vehicle:
    row.vehicle_id === null
      ? null
      : {
          id: row.vehicle_id,
          account_id: row.vehicle_account,
          model: row.model,
          registration_plate: row.registration_plate,
          plate_key: row.plate_key,
          approved: row.approved,
        },
  slot: row.start_at === null ? null : { start_at: row.start_at, open: row.open },
});

/**
 * What the rules of a booking ask, in one statement. It comes after the locks on purpose: a statement sees what was
 * committed when it began, so facts read together with waiting for a lock would be those from before the wait.
 */
export const getBookingFacts = async (trx: Trx, q: Question): Promise<BookingFacts> => {
  const { rows } = await sql<FactsRow>`
    WITH truck AS (
      SELECT id, account_id, model, registration_plate, plate_key, approved FROM vehicle
      WHERE id = ${q.vehicleId ?? null}::uuid AND deleted_at IS NULL
      UNION ALL
      SELECT id, account_id, model, registration_plate, plate_key, approved FROM vehicle
      WHERE ${q.vehicleId ?? null}::uuid IS NULL AND account_id = ${q.accountId} AND plate_key = ${q.plateKey}
        AND deleted_at IS NULL
    ), booker AS (SELECT coalesce((SELECT account_id FROM truck), ${q.accountId}::uuid) AS id)
    SELECT
      (SELECT booking_blocked FROM system_params) AS blocked,
      EXISTS (SELECT 1 FROM vehicle WHERE plate_key = ${q.plateKey} AND approved AND deleted_at IS NULL
        AND account_id <> booker.id) AS approved_elsewhere,
      EXISTS (SELECT 1 FROM restriction WHERE plate_key = ${q.plateKey} AND type = 'BAN'
        AND (account_id IS NULL OR account_id = booker.id) AND (until IS NULL OR until > ${q.now})) AS banned,
      EXISTS (SELECT 1 FROM vehicle_document AS held JOIN document ON document.id = held.document_id
        WHERE held.vehicle_id = truck.id AND document.type = 'STS') AS has_certificate,
      active.id AS active_id,
      active.account_id AS active_account,
      counts.active_count,
      counts.unconfirmed_count,
      truck.id AS vehicle_id, truck.account_id AS vehicle_account, truck.model, truck.registration_plate,
      truck.plate_key, truck.approved,
      slot.start_at, slot.open
    FROM booker
    LEFT JOIN truck ON true
    LEFT JOIN slot ON slot.start_at = ${q.start}
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS active_count,
        (count(*) FILTER (WHERE status = 'WAITING_FOR_CONFIRMATION'))::int AS unconfirmed_count
      FROM booking WHERE account_id = booker.id AND status IN ('WAITING_FOR_CONFIRMATION',
        'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')
    ) AS counts ON true
    LEFT JOIN booking AS active ON active.plate_key = ${q.plateKey} AND active.status IN ('WAITING_FOR_CONFIRMATION',
      'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED', 'WAITING', 'GO_TO_GATE')`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The facts of a booking are always one row');
  return toFacts(row);
};
