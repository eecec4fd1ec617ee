import { isAdmin } from '../../../platform/context/actor.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';

/** A download takes personal data out of the system, so the journal records who took which. */
export const recordDownload = async (
  ctx: Context,
  report: string,
  filter: Readonly<Record<string, unknown>>,
  userId?: string,
): Promise<void> => {
  if (!isAdmin(ctx.actor)) return;
  await inTransaction(ctx, (trx) =>
    recordInJournal(trx, { type: 'REPORT_DOWNLOADED', userId, to: { report, filter } }),
  );
};
