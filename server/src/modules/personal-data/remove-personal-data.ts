import { type Context, inTransaction } from '../../platform/context/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { lockAccount } from '../accounts/account/accounts.queries.ts';
import { deleteDocumentAndFile, lockDocument } from '../documents/document/documents.queries.ts';
import { removeContentLater } from '../documents/files/remove-content.ts';
import { removePlates } from '../queue/log/log.queries.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
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

/** Before the rows themselves: after an interruption, documents can still be found through them. */
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

const forgetPastBookings = async (ctx: Context, before: Cutoff) => {
  const { forgotten, listDue } = documentsFirst(ctx, before, listDueBookings, listDocumentsOfBookings);
  const bookings = await forgetAll(ctx, before, listDue, (trx, ids) => forgetDueBookings(trx, ids, before));
  return { bookings, ...forgotten };
};

/** Vehicles that their owners deleted; existing ones keep their data and certificates. */
const forgetGoneVehicles = async (ctx: Context, before: Cutoff) => {
  const { forgotten, listDue } = documentsFirst(ctx, before, listGoneVehicles, listDocumentsOfVehicles);
  const vehicles = await forgetAll(ctx, before, listDue, forgetVehicles);
  return { vehicles, ...forgotten };
};

const forgetPastBans = (ctx: Context, before: Cutoff): Promise<number> =>
  forgetAll(ctx, before, (after) => listPastBans(ctx.db, before, after), forgetBans);

const forgetPastActs = (ctx: Context, before: Cutoff): Promise<number> =>
  forgetAll(ctx, before, (after) => listPastActs(ctx.db, before, after), forgetActs);

export const personalDataJob = defineJob<Record<string, never>>('remove-personal-data', {
  expireSeconds: 4 * 3600,
  concurrency: 1,
});

const cutoffOf = async (ctx: Context): Promise<Cutoff> => {
  const { personalDataMonths } = await getBookingParams(ctx);
  const now = ctx.clock.now().toZonedDateTimeISO(ctx.config.timeZone);
  return now.subtract({ months: personalDataMonths }).toInstant();
};

type Counts = Record<'logEntries' | 'bookings' | 'documents' | 'vehicles' | 'bans' | 'acts', number>;

/** The log first, since it is compared with bookings; vehicles after the bookings with their plates. */
const removeAll = async (ctx: Context, before: Cutoff, counts: Counts): Promise<void> => {
  counts.logEntries = await removePlates(ctx.db, before);
  const past = await forgetPastBookings(ctx, before);
  const gone = await forgetGoneVehicles(ctx, before);
  counts.bookings = past.bookings;
  counts.vehicles = gone.vehicles;
  counts.documents = past.documents + gone.documents;
  counts.bans = await forgetPastBans(ctx, before);
  counts.acts = await forgetPastActs(ctx, before);
};

const record = async (ctx: Context, before: Cutoff, counts: Counts): Promise<void> => {
  if (Object.values(counts).every((count) => count === 0)) return;
  await inTransaction(ctx, (trx) =>
    recordInJournal(trx, { type: 'PERSONAL_DATA_REMOVED', to: { before: before.toString(), ...counts } }),
  );
};

/** Removes personal data older than the retention time. Counts are recorded even when a later step fails. */
export const removePersonalData = async (ctx: Context): Promise<void> => {
  const before = await cutoffOf(ctx);
  const counts: Counts = { logEntries: 0, bookings: 0, documents: 0, vehicles: 0, bans: 0, acts: 0 };
  try {
    await removeAll(ctx, before, counts);
  } finally {
    await record(ctx, before, counts);
  }
};
