import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { forgetAddresses } from '../../accounts/security-log/security-log.queries.ts';
import { deleteFilesOf } from '../../documents/files/files.queries.ts';
import { removeContentLater } from '../../documents/files/remove-content.ts';
import { forgetAppeals } from '../appeals.queries.ts';
import { forgetDueBookings } from '../bookings.queries.ts';
import { deleteCopiesOf } from '../copy/data-copies.queries.ts';
import { forgetApplicationsOf } from '../draws.queries.ts';
import { forgetActs, forgetBans } from '../events.queries.ts';
import { batch, type Cutoff, type Due, forgetAll } from '../forgetting.ts';
import { emptyDutyNotes, listDutyNotes } from '../notes.queries.ts';
import { forgetVehicles } from '../vehicles.queries.ts';
import { deleteEntriesOf } from '../waiting-list.queries.ts';
import { noteDeletion } from './deletions-file.ts';
import {
  deleteOwnRestrictions,
  emptyAccount,
  listActsOf,
  listAppealsOf,
  listBansOf,
  listBookingsOf,
  listDeletedAccounts,
  listPlatesOfOthers,
  listVehiclesOf,
  listWatchedPlates,
  removePlatesOfAccount,
} from './forget-account.queries.ts';
import { listSearchesFor, listWatchEventsOf, readSearchedWords, speaksOf } from './searches.queries.ts';

export const forgetAccountJob = defineJob<{ accountId: string }>('forget-account', {
  retryLimit: 20,
  retryDelay: 10,
  expireSeconds: 3600,
  concurrency: 1,
});

type Account = { readonly ctx: Context; readonly accountId: string; readonly before: Cutoff };

const forgetSearches = async ({ ctx, accountId, before }: Account): Promise<void> => {
  const searched = await readSearchedWords(ctx.db, accountId);
  for (let after: Due | undefined; ; ) {
    const { found, last } = await listSearchesFor(ctx.db, searched, after);
    if (found.length > 0) await forgetAll(ctx, before, async (seen) => (seen ? [] : found), forgetActs);
    if (!last) return;
    after = last;
  }
};

/** Keeps entries about plates that are still watched or that another account has. */
const forgetWatches = async ({ ctx, accountId, before }: Account): Promise<void> => {
  const { db } = ctx;
  const { plateKeys } = await readSearchedWords(db, accountId);
  const kept = [...(await listPlatesOfOthers(db, accountId, plateKeys)), ...(await listWatchedPlates(db))];
  const own = plateKeys.filter((key) => !kept.includes(key));
  const found = await listWatchEventsOf(db, own);
  await forgetAll(ctx, before, async (seen) => (seen ? [] : found), forgetActs);
};

/** Removes the whole note, because nobody can say which of its words are about the person. */
const forgetDutyNotes = async ({ ctx, accountId }: Account): Promise<void> => {
  const searched = await readSearchedWords(ctx.db, accountId);
  const notes = await listDutyNotes(ctx.db);
  await emptyDutyNotes(
    ctx.db,
    notes.filter(({ text }) => speaksOf(text, searched)).map(({ id }) => id),
  );
};

const forgetBookings = ({ ctx, accountId, before }: Account): Promise<number> =>
  forgetAll(
    ctx,
    before,
    (after) => listBookingsOf(ctx.db, accountId, after),
    async (trx, ids, plates) => {
      const kept = await listPlatesOfOthers(trx, accountId, plates);
      return forgetDueBookings(trx, ids, before, kept);
    },
  );

const forgetHistory = async (account: Account): Promise<void> => {
  const { ctx, accountId, before } = account;
  const { db } = ctx;
  await forgetBookings(account);
  await forgetAll(
    ctx,
    before,
    (after) => listAppealsOf(db, accountId, after),
    (trx, ids) => forgetAppeals(trx, ids, before),
  );
  await deleteEntriesOf(db, accountId);
  await inTransaction(ctx, (trx) => forgetApplicationsOf(trx.db, accountId, ctx.clock.now()));
  await deleteOwnRestrictions(db, accountId);
  await forgetAll(ctx, before, (after) => listBansOf(db, accountId, after), forgetBans);
  await forgetAll(ctx, before, (after) => listActsOf(db, accountId, after), forgetActs);
  await forgetAll(ctx, before, (after) => listVehiclesOf(db, accountId, after), forgetVehicles);
};

const removeFiles = async ({ ctx, accountId }: Account): Promise<void> => {
  for (let removed = batch; removed === batch; )
    removed = await inTransaction(ctx, async (trx) => {
      const ids = await deleteFilesOf(trx.db, accountId, batch);
      for (const id of ids) await removeContentLater(trx, id);
      return ids.length;
    });
  await inTransaction(ctx, async (trx) => {
    for (const id of await deleteCopiesOf(trx.db, accountId)) await removeContentLater(trx, id);
  });
};

/**
 * Removes the person from everything that the deleted account has left, the account's own row last. Can be
 * repeated.
 */
export const forgetAccount = async (
  ctx: Context,
  { accountId }: { readonly accountId: string },
): Promise<void> => {
  await noteDeletion(ctx, accountId);
  // Personal data can only be removed from events before a cutoff; this one lies after all of the account.
  const account: Account = { ctx, accountId, before: ctx.clock.now().add({ seconds: 1 }) };
  await removePlatesOfAccount(ctx.db, accountId);
  await forgetSearches(account);
  await forgetWatches(account);
  await forgetDutyNotes(account);
  await forgetHistory(account);
  await removeFiles(account);
  await forgetAddresses(ctx.db, accountId);
  await inTransaction(ctx, (trx) => emptyAccount(trx.db, accountId));
};

const repeatedHours = 48;

export const forgetDeletedJob = defineJob<Record<string, never>>('forget-deleted-accounts', {
  concurrency: 1,
});

/** Repeats the removal at night, for what requests under way wrote while their account was being deleted. */
export const forgetDeletedAccounts = async (ctx: Context): Promise<void> => {
  const since = ctx.clock.now().subtract({ hours: repeatedHours });
  for (const accountId of await listDeletedAccounts(ctx.db, since)) await forgetAccount(ctx, { accountId });
};
