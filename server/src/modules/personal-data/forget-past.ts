import type { Context } from '../../platform/context/context.ts';
import { forgetAppeals, listDocumentsOfAppeals, listPastAppeals } from './appeals.queries.ts';
import { forgetDueBookings, listDueBookings } from './bookings.queries.ts';
import { listDocumentsOfBookings, listDocumentsOfVehicles } from './documents.queries.ts';
import { forgetActs, forgetBans, listPastActs, listPastBans } from './events.queries.ts';
import { forgetDocuments } from './forget-documents.ts';
import { type Cutoff, type Due, forgetAll } from './forgetting.ts';
import { forgetVehicles, listGoneVehicles } from './vehicles.queries.ts';

/** Documents go before the rows that refer to them, because after an interruption only the rows lead to them. */
const documentsFirst = (
  ctx: Context,
  before: Cutoff,
  list: typeof listDueBookings,
  listDocuments: typeof listDocumentsOfBookings,
) => {
  const forgotten = { documents: 0 };
  const listDue = async (after: Due | undefined) => {
    const due = await list(ctx.db, before, after);
    const ids = due.map(({ id }) => id);
    forgotten.documents += await forgetDocuments(ctx, await listDocuments(ctx.db, ids, before), before);
    return due;
  };
  return { forgotten, listDue };
};

export const forgetPastBookings = async (ctx: Context, before: Cutoff) => {
  const { forgotten, listDue } = documentsFirst(ctx, before, listDueBookings, listDocumentsOfBookings);
  const bookings = await forgetAll(ctx, before, listDue, (trx, ids) => forgetDueBookings(trx, ids, before));
  return { bookings, ...forgotten };
};

export const forgetPastAppeals = async (ctx: Context, before: Cutoff) => {
  const { forgotten, listDue } = documentsFirst(ctx, before, listPastAppeals, listDocumentsOfAppeals);
  const appeals = await forgetAll(ctx, before, listDue, (trx, ids) => forgetAppeals(trx, ids, before));
  return { appeals, ...forgotten };
};

/** Vehicles that their owners deleted; existing ones keep their data and certificates. */
export const forgetGoneVehicles = async (ctx: Context, before: Cutoff) => {
  const { forgotten, listDue } = documentsFirst(ctx, before, listGoneVehicles, listDocumentsOfVehicles);
  const vehicles = await forgetAll(ctx, before, listDue, forgetVehicles);
  return { vehicles, ...forgotten };
};

export const forgetPastBans = (ctx: Context, before: Cutoff): Promise<number> =>
  forgetAll(ctx, before, (after) => listPastBans(ctx.db, before, after), forgetBans);

export const forgetPastActs = (ctx: Context, before: Cutoff): Promise<number> =>
  forgetAll(ctx, before, (after) => listPastActs(ctx.db, before, after), forgetActs);
