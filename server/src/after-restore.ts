import { deleteAllSessions } from './modules/accounts/sessions/sessions.queries.ts';
import { listMissingFiles } from './modules/documents/files/list-missing-files.ts';
import { noteCut, type Restore } from './modules/queue/log/note-cut.ts';
import { type Context, inTransaction } from './platform/context/context.ts';

/** Sessions revoked since the backup live again in it, so all of them end. */
export const afterRestore = async (ctx: Context, restore: Restore) => {
  const noted = await inTransaction(ctx, async (trx) => {
    const sessions = await deleteAllSessions(trx.db);
    return { sessions, cut: await noteCut(trx, restore) };
  });
  return { ...noted, missing: await listMissingFiles(ctx) };
};
