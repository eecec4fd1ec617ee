import type { Context, TrxContext } from '../../platform/context/context.ts';
import { lockPlates } from '../vehicles/vehicle/plate-lock.ts';
import { type DueBooking, forgetBookings, listDueBookings, lockDueBookings } from './bookings.queries.ts';
import { listDocumentsOfBookings } from './documents.queries.ts';
import { forgetDocuments } from './forget-documents.ts';
import { type Cutoff, forgetAll } from './forgetting.ts';
import { deleteUnusedEndings } from './plate-endings.queries.ts';

const forget = async (trx: TrxContext, due: readonly DueBooking[], before: Cutoff): Promise<number> => {
  const plates = due.map(({ plate_key }) => plate_key);
  await lockPlates(trx.db, ...plates);
  const ids = await lockDueBookings(
    trx.db,
    due.map(({ id }) => id),
    before,
  );
  await forgetBookings(trx.db, ids);
  await deleteUnusedEndings(trx.db, plates);
  return ids.length;
};

/** Documents first: after an interruption they can still be found through their bookings. */
export const forgetPastBookings = async (ctx: Context, before: Cutoff) => {
  let documents = 0;
  const list = async (after: DueBooking | undefined) => {
    const due = await listDueBookings(ctx.db, before, after);
    const ids = due.map(({ id }) => id);
    documents += await forgetDocuments(ctx, await listDocumentsOfBookings(ctx.db, ids, before), before);
    return due;
  };
  const bookings = await forgetAll(ctx, before, list, (trx, due) => forget(trx, due, before));
  return { bookings, documents };
};
