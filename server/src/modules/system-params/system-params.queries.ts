import type { Db } from '../../platform/db/database.ts';
import type { Trx } from '../../platform/db/transact.ts';

export const getBlocked = (db: Db) =>
  db
    .selectFrom('system_params')
    .select(['booking_blocked as blocked', 'booking_blocked_reason as reason'])
    .executeTakeFirstOrThrow();

export const setBlocked = (trx: Trx, blocked: boolean, reason: string | null) =>
  trx
    .updateTable('system_params')
    .set({ booking_blocked: blocked, booking_blocked_reason: reason })
    .returning(['booking_blocked as blocked', 'booking_blocked_reason as reason'])
    .executeTakeFirstOrThrow();
