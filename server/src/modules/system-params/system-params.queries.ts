import type { Reasons } from '#contract/reasons.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Trx } from '../../platform/db/transact.ts';

const columns = [
  'booking_blocked as blocked',
  'booking_blocked_reason as reason',
  'booking_blocked_reasons as reasons',
] as const;

export const getBlocked = (db: Db) =>
  db.selectFrom('system_params').select(columns).executeTakeFirstOrThrow();

/** A row without `reasons` has its reason in Russian only. */
export type BlockedRow = Awaited<ReturnType<typeof getBlocked>>;

/** Also writes the Russian text to the column that older releases read. */
export const setBlocked = (trx: Trx, blocked: boolean, reasons: Reasons | null): Promise<BlockedRow> =>
  trx
    .updateTable('system_params')
    .set({
      booking_blocked: blocked,
      booking_blocked_reason: reasons?.RU ?? null,
      booking_blocked_reasons: reasons && JSON.stringify(reasons),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
