import type { Db } from '../../../platform/db/database.ts';

export const findRevision = async (db: Db): Promise<number | undefined> =>
  (await db.selectFrom('queue_head').select('revision').executeTakeFirst())?.revision;
