import { sql } from 'kysely';
import { type Context, inTransaction, type TrxContext } from '../../platform/context/context.ts';

/** Personal data of everything that ended or happened before this moment is removed. */
export type Cutoff = Temporal.Instant;

/** Small batches keep locks short. */
export const batch = 100;

/** Triggers allow removing personal data from events before the cutoff, and nothing else. */
const forgetWithin = <T>(ctx: Context, before: Cutoff, work: (trx: TrxContext) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (trx) => {
    await sql`SELECT set_config('oktet.forget_before', ${before.toString()}, true)`.execute(trx.db);
    return work(trx);
  });

type Key = { readonly id: string };

/** Commits each batch, so an interrupted run continues next time. Failing rows are skipped. */
export const forgetAll = async <T extends Key>(
  ctx: Context,
  before: Cutoff,
  list: (after: T | undefined) => Promise<readonly T[]>,
  forget: (trx: TrxContext, due: readonly T[]) => Promise<number>,
): Promise<number> => {
  let total = 0;
  for (let after: T | undefined; ; ) {
    const due = await list(after);
    if (due.length === 0) return total;
    total += await forgetWithin(ctx, before, (trx) => forget(trx, due));
    after = due.at(-1);
  }
};
