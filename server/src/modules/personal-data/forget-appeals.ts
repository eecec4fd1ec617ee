import type { Context } from '../../platform/context/context.ts';
import {
  forgetAppeals,
  listDocumentsOfAppeals,
  listPastAppeals,
  type PastAppeal,
} from './appeals.queries.ts';
import { forgetDocuments } from './forget-documents.ts';
import { type Cutoff, forgetAll } from './forgetting.ts';

/** Documents first, as with bookings: after an interruption they can still be found through their appeals. */
export const forgetPastAppeals = async (ctx: Context, before: Cutoff) => {
  let documents = 0;
  const list = async (after: PastAppeal | undefined) => {
    const past = await listPastAppeals(ctx.db, before, after);
    const ids = past.map(({ id }) => id);
    documents += await forgetDocuments(ctx, await listDocumentsOfAppeals(ctx.db, ids), before);
    return past;
  };
  const appeals = await forgetAll(ctx, before, list, (trx, past) =>
    forgetAppeals(
      trx.db,
      past.map(({ id }) => id),
      before,
    ),
  );
  return { appeals, documents };
};
