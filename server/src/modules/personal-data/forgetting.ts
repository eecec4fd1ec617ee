import { type RawBuilder, sql } from 'kysely';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { lockPlates } from '../vehicles/vehicle/plate-lock.ts';

/** The plates must be locked: a vehicle with one of them may be added concurrently. */
const deleteUnusedEndings = async (trx: Trx, plateKeys: readonly string[]): Promise<void> => {
  if (plateKeys.length === 0) return;
  await sql`
    DELETE FROM plate_ending USING (
      SELECT key AS plate_key, substr(key, first) AS ending
      FROM unnest(${[...new Set(plateKeys)]}::text[]) AS plates (key), generate_series(1, length(key) - 2) AS first
      WHERE NOT EXISTS (SELECT 1 FROM vehicle WHERE vehicle.plate_key = key COLLATE "C")
        AND NOT EXISTS (SELECT 1 FROM booking WHERE booking.plate_key = key COLLATE "C")
    ) AS unused
    WHERE plate_ending.ending = unused.ending AND plate_ending.plate_key = unused.plate_key`.execute(trx);
};

/** Personal data of everything that ended or happened before this moment is removed. */
export type Cutoff = Temporal.Instant;

/** A row whose retention time is over. */
export type Due = {
  readonly id: string;
  readonly at: Temporal.Instant;
  /** Plates in any spelling. */
  readonly plates: readonly string[];
};

/** Removes the rows' data. The plates, as they are compared, are locked. */
type Forget = (trx: Trx, ids: readonly string[], plates: readonly string[]) => Promise<number>;

/** Small batches keep locks short. */
export const batch = 100;

/** Rows are listed by time and id, so a batch begins after the last row of the previous one. */
export const follows = (column: string, after: Due | undefined): RawBuilder<unknown> =>
  after ? sql`AND (${sql.ref(column)}, id) > (${after.at}, ${after.id}::uuid)` : sql``;

/**
 * Triggers allow removing personal data from events before the cutoff, and nothing else. Also deletes search
 * entries of plates that only these rows still contained.
 */
const forgetBatch = (ctx: Context, before: Cutoff, due: readonly Due[], forget: Forget): Promise<number> =>
  inTransaction(ctx, async ({ db }) => {
    await sql`SELECT set_config('oktet.forget_before', ${before.toString()}, true)`.execute(db);
    const plates = due.flatMap((row) => row.plates.map(plateKey)).filter((key) => key !== '');
    await lockPlates(db, ...plates);
    const ids = due.map(({ id }) => id);
    const forgotten = await forget(db, ids, plates);
    await deleteUnusedEndings(db, plates);
    return forgotten;
  });

/** Commits each batch, so an interrupted run continues next time. Failing rows are skipped. */
export const forgetAll = async (
  ctx: Context,
  before: Cutoff,
  list: (after: Due | undefined) => Promise<readonly Due[]>,
  forget: Forget,
): Promise<number> => {
  let total = 0;
  for (let after: Due | undefined; ; ) {
    const due = await list(after);
    if (due.length === 0) return total;
    total += await forgetBatch(ctx, before, due, forget);
    after = due.at(-1);
  }
};
