import { Readable } from 'node:stream';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeZip } from '../../../platform/sheets/xlsx/zip.ts';
import { type Account, findAccount } from '../../accounts/account/accounts.queries.ts';
import { tellAccount } from '../../accounts/account/tell-account.ts';
import { removeContentLater } from '../../documents/files/remove-content.ts';
import { asOwner } from '../as-owner.ts';
import { filesOfCopy } from './copy-files.ts';
import {
  countAttempt,
  type DataCopyRow,
  deleteCopiesOf,
  setFailed,
  setReady,
} from './data-copies.queries.ts';

const keptHours = 7 * 24;
const mostAttempts = 3;

/** An instance makes one copy at a time, because a copy reads much and is not urgent. */
export const makeCopyJob = defineJob<{ copyId: string }>('make-data-copy', {
  retryLimit: mostAttempts,
  retryDelay: 30,
  expireSeconds: 3600,
  concurrency: 1,
});

const write = async (ctx: Context, { id }: DataCopyRow, account: Account): Promise<number> => {
  // A worker that died may have left an unfinished file.
  await ctx.storage.remove(id);
  const bytes = writeZip(filesOfCopy(asOwner(ctx, account), account.id));
  return ctx.storage.write(id, Readable.from(bytes, { objectMode: false }));
};

/** Removes the previous copy only now, so that the owner always has one to fetch. */
const finish = (ctx: Context, { id, account_id }: DataCopyRow, account: Account, size: number) =>
  inTransaction(ctx, async (trx) => {
    const until = trx.clock.now().add({ hours: keptHours });
    if (!(await setReady(trx.db, id, { size, expires_at: until }))) return removeContentLater(trx, id);
    for (const old of await deleteCopiesOf(trx.db, account_id, id)) await removeContentLater(trx, old);
    return tellAccount(trx, account, { template: 'data-copy-ready', params: { until } });
  });

export const giveUpCopy = (ctx: Context, { id, account_id }: DataCopyRow): Promise<void> =>
  inTransaction(ctx, async (trx) => {
    if (!(await setFailed(trx.db, id))) return;
    await removeContentLater(trx, id);
    const account = await findAccount(trx.db, account_id);
    if (account) await tellAccount(trx, account, { template: 'data-copy-failed', params: {} });
  });

/** The job repeats a failed attempt. After the last one the account is told that there is no copy. */
export const makeCopy = async (ctx: Context, { copyId }: { readonly copyId: string }): Promise<void> => {
  const copy = await countAttempt(ctx.db, copyId);
  if (!copy) return;
  const account = await findAccount(ctx.db, copy.account_id);
  if (!account || copy.attempts > mostAttempts) return giveUpCopy(ctx, copy);
  try {
    await finish(ctx, copy, account, await write(ctx, copy, account));
  } catch (error) {
    if (copy.attempts < mostAttempts) throw error;
    ctx.log.error({ err: error, copyId }, 'a copy of somebody’s data could not be made');
    await giveUpCopy(ctx, copy);
  }
};
