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

/** What an undo would need is of no use any more. */
export const forgetBefore = (trx: Trx, id: string) =>
  trx.updateTable('operator_act').set({ before: '{}' }).where('id', '=', id).execute();

/** The act before the one that was undone can be undone again, although the version has risen. */
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
