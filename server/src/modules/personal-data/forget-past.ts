import { type Context, inTransaction } from '../../platform/context/context.ts';
import { lockAccount } from '../accounts/account/accounts.queries.ts';
import { deleteDocumentAndFile, lockDocument } from '../documents/document/documents.queries.ts';
import { removeContentLater } from '../documents/files/remove-content.ts';
import { forgetAppeals, listDocumentsOfAppeals, listPastAppeals } from './appeals.queries.ts';
import { forgetDueBookings, listDueBookings } from './bookings.queries.ts';
import {
  type GoneDocument,
  isDocumentNeedless,
  listDocumentsOfBookings,
  listDocumentsOfVehicles,
} from './documents.queries.ts';
import { forgetActs, forgetBans, listPastActs, listPastBans } from './events.queries.ts';
import { type Cutoff, type Due, forgetAll } from './forgetting.ts';
import { forgetVehicles, listGoneVehicles } from './vehicles.queries.ts';

/** Locks the account first, as deleting one’s own document does, because a new booking may rely on it. */
const forgetDocument = (ctx: Context, { id, account_id }: GoneDocument, before: Cutoff): Promise<boolean> =>
  inTransaction(ctx, async (trx) => {
    await lockAccount(trx.db, account_id);
    const document = await lockDocument(trx.db, id);
    if (!document || !(await isDocumentNeedless(trx.db, id, before))) return false;
    await deleteDocumentAndFile(trx.db, document);
    await removeContentLater(trx, document.file_id);
    return true;
  });

const forgetDocuments = async (
  ctx: Context,
  documents: readonly GoneDocument[],
  before: Cutoff,
): Promise<number> => {
  let forgotten = 0;
  for (const document of documents) if (await forgetDocument(ctx, document, before)) forgotten += 1;
  return forgotten;
};

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
