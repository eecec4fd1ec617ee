import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Trx } from '../db/transact.ts';

export type ActRow = Selectable<Schema['operator_act']>;

export const findAct = (db: Db, id: string, madeBy: string): Promise<ActRow | undefined> =>
  db
    .selectFrom('operator_act')
    .selectAll()
    .where('id', '=', id)
    .where('made_by', '=', madeBy)
    .executeTakeFirst();

/** Deletes what only an undo would need, because the act can no longer be undone. */
export const forgetBefore = (trx: Trx, id: string) =>
  trx.updateTable('operator_act').set({ before: '{}' }).where('id', '=', id).execute();

/** Notes the risen version for the act before the undone one, so that this act can be undone as well. */
export const followVersion = (
  trx: Trx,
  { booking_id, vehicle_id, version_before }: ActRow,
  version: number,
) =>
  trx
    .updateTable('operator_act')
    .set({ version_after: version })
    .where('version_after', '=', version_before)
    .where('undone_at', 'is', null)
    .$if(booking_id !== null, (query) => query.where('booking_id', '=', booking_id))
    .$if(booking_id === null, (query) => query.where('vehicle_id', '=', vehicle_id))
    .execute();
