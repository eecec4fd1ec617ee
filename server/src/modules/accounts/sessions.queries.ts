import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/db/transact.ts';
import type { Schema } from '../../platform/schema/schema.ts';

export const insertSession = async (trx: Trx, session: Insertable<Schema['session']>): Promise<void> => {
  await trx.insertInto('session').values(session).execute();
};

export const deleteSession = async (trx: Trx, accountId: string, id: string): Promise<boolean> => {
  const result = await trx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};
