import type { Db } from '../../../../platform/db/database.ts';
import type { Trx } from '../../../../platform/db/transact.ts';
import type { BookingRow } from '../booking-row.ts';
import { beforeOf } from './booking-before.ts';

type Change = { readonly before: BookingRow; readonly after: BookingRow };

/** Keeps what an undo of the act restores. */
export const keepBefore = async (trx: Trx, actId: string, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  await trx
    .insertInto('act_booking')
    .values(
      changes.map(({ before, after }) => ({
        act_id: actId,
        booking_id: after.id,
        from_at: before.slot_at,
        to_at: after.slot_at.equals(before.slot_at) ? null : after.slot_at,
        before: JSON.stringify(beforeOf(before)),
        version_after: after.version,
      })),
    )
    .execute();
};

export const listBookingsOfAct = (db: Db, actId: string) =>
  db.selectFrom('act_booking').selectAll().where('act_id', '=', actId).orderBy('booking_id').execute();

/** Deletes what was kept for acts that cannot be undone any more. */
export const forgetBookingsOfActs = (db: Db) =>
  db
    .deleteFrom('act_booking')
    .using('operator_act as act')
    .whereRef('act.id', '=', 'act_id')
    .where(({ eb, or }) => or([eb('act.released_at', 'is not', null), eb('act.undone_at', 'is not', null)]))
    .execute();

export type ActBooking = Awaited<ReturnType<typeof listBookingsOfAct>>[number];
