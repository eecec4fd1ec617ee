import { type Context, inTransaction } from '../../platform/context/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { today } from '../slots/checkpoint-time.ts';

export const forgetDrawsJob = defineJob<Record<string, never>>('forget-draws');

const keptDays = 30;

/** Deletes applications 30 days after their day. Root, result and counts stay. */
export const forgetDraws = async (ctx: Context): Promise<void> => {
  const before = today(ctx).subtract({ days: keptDays }).toString();
  await inTransaction(ctx, async ({ db }) => {
    await db.deleteFrom('draw_application').where('day', '<', before).execute();
    await db
      .updateTable('draw')
      .set({ frozen: null, seed: null })
      .where('day', '<', before)
      .where('frozen', 'is not', null)
      .execute();
  });
};
