import { sql } from 'kysely';
import { type Context, inTransaction, type TrxContext } from '../../platform/context.ts';

/** Whatever ended or happened before this moment has lost its person when the job is done. */
export type Cutoff = Temporal.Instant;

/** So few at a time that nobody waits for long. */
export const batch = 100;

/** A short transaction in which events from before the moment may lose their person, and nothing else of them. */
const forgetWithin = <T>(ctx: Context, before: Cutoff, work: (trx: TrxContext) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (trx) => {
    await sql`SELECT set_config('oktet.forget_before', ${before.toString()}, true)`.execute(trx.db);
    return work(trx);
  });

type Key = { readonly id: string };

/**
 * Batch after batch of what is due, each committed by itself: whoever is stopped goes on the next time where he was. One
 * that cannot be forgotten now is passed over, so that it does not keep the others.
 */
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
