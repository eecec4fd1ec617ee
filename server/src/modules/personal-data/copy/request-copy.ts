import type { DataCopy } from '#contract/accounts/own-data.ts';
import { requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { type Limit, takeAllOrRefuse } from '../../../platform/limits/limits.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { lockCurrentAccount, requireActor } from '../../accounts/account/current-account.ts';
import { recordSecurityEvent } from '../../accounts/security-log/record-security-event.ts';
import {
  type DataCopyRow,
  deleteFailedCopies,
  findCopyBeingMade,
  insertCopy,
  listCopies,
} from './data-copies.queries.ts';
import { makeCopyJob } from './make-copy.ts';

/** Defaults; the setting LIMITS overrides them. */
export const ownDataLimits = { dataCopiesPerDay: 3 };

type OwnDataLimits = typeof ownDataLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends OwnDataLimits {}
}

const perDay: Limit = { name: 'data-copy', points: 'dataCopiesPerDay', seconds: 24 * 3600 };

const toAnswer =
  ({ config: { timeZone } }: Pick<Context, 'config'>) =>
  (row: DataCopyRow): DataCopy => ({
    id: row.id,
    state: row.state,
    requestedDate: toWireInstant(row.requested_at, timeZone),
    expiresDate: row.expires_at && toWireInstant(row.expires_at, timeZone),
    size: row.size,
  });

export const listOwnCopies = async (ctx: Context): Promise<DataCopy[]> => {
  const rows = await listCopies(ctx.db, requireActor(ctx).userId, ctx.clock.now());
  return rows.map(toAnswer(ctx));
};

/** Works under the account's lock, so that two requests at once get the same copy. */
const begin = (ctx: Context): Promise<{ readonly row: DataCopyRow; readonly isNew: boolean }> =>
  inTransaction(ctx, async (trx) => {
    const { id: accountId } = await lockCurrentAccount(trx);
    const making = await findCopyBeingMade(trx.db, accountId);
    if (making) return { row: making, isNew: false };
    await deleteFailedCopies(trx.db, accountId);
    const id = uuidv7(trx.clock);
    const row = await insertCopy(trx.db, { id, account_id: accountId, requested_at: trx.clock.now() });
    await recordSecurityEvent(trx, accountId, 'DATA_COPY_REQUESTED');
    await trx.jobs.enqueue(trx, makeCopyJob, { copyId: id });
    return { row, isNew: true };
  });

/** Demands the password again, so that nobody who finds an open session can take all the data. */
export const requestCopy = async (ctx: Context): Promise<DataCopy> => {
  await requireRecentPassword(ctx);
  const { userId } = requireActor(ctx);
  const making = await findCopyBeingMade(ctx.db, userId);
  if (making) return toAnswer(ctx)(making);
  const giveBack = await takeAllOrRefuse(ctx, [perDay, userId]);
  const { row, isNew } = await begin(ctx);
  if (!isNew) await giveBack();
  return toAnswer(ctx)(row);
};
