import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import type { StoredFileRow } from './files.queries.ts';
import { findViewedDocument, hasViewedSince, lockView } from './views.queries.ts';

/** Repeated requests for a file within this time count as one view. */
const oneLook = { minutes: 10 };

const record = async (trx: TrxContext, file: StoredFileRow) => {
  const document = await findViewedDocument(trx.db, file.id);
  await recordInJournal(trx, {
    type: 'DOCUMENT_VIEWED',
    vehicleId: document?.vehicle_id,
    bookingId: document?.vehicle_id ? null : document?.booking_id,
    userId: file.account_id,
    to: {
      fileId: file.id,
      documentType: document?.type ?? 'OTHER',
      name: document?.name ?? file.name,
    },
  });
};

/** Records that somebody viewed another account’s file. Owners are not recorded. */
export const recordView = async (ctx: Context, file: StoredFileRow): Promise<void> => {
  const view = { viewerId: requireActor(ctx).userId, fileId: file.id };
  if (view.viewerId === file.account_id) return;
  const since = ctx.clock.now().subtract(oneLook);
  if (await hasViewedSince(ctx.db, view, since)) return;
  await inTransaction(ctx, async (trx) => {
    await lockView(trx.db, view);
    if (!(await hasViewedSince(trx.db, view, since))) await record(trx, file);
  });
};
