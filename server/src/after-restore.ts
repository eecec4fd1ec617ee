import { deleteAllSessions } from './modules/accounts/sessions/sessions.queries.ts';
import { listMissingFiles } from './modules/documents/files/list-missing-files.ts';
import { repeatDeletions } from './modules/personal-data/deletion/repeat-deletions.ts';
import { noteCut, type Restore } from './modules/queue/log/note-cut.ts';
import { type Context, inTransaction } from './platform/context/context.ts';

/** A backup brings back ended sessions and deleted accounts, so all sessions end and the deletions are repeated. */
export const afterRestore = async (ctx: Context, restore: Restore, deletedAccounts: readonly string[]) => {
  const noted = await inTransaction(ctx, async (trx) => {
    const sessions = await deleteAllSessions(trx.db);
    return { sessions, cut: await noteCut(trx, restore) };
  });
  const deletions = await repeatDeletions(ctx, deletedAccounts);
  return { ...noted, deletions, missing: await listMissingFiles(ctx) };
};
