import type { QueueAccuracy } from '#contract/queue/queue.ts';
import type { Context } from '../../platform/context/context.ts';
import { measureAccuracy } from './accuracy.queries.ts';

const accuracyDays = 7;

/** Accuracy of the forecasts given on arrival; public, so that drivers can judge them. */
export const getAccuracy = async (ctx: Context): Promise<QueueAccuracy> => {
  const since = ctx.clock.now().subtract({ hours: accuracyDays * 24 });
  const { trucks, hits, medianMissMinutes } = await measureAccuracy(ctx.db, since);
  if (trucks === 0) return { share: null, medianMissMinutes: null, trucks, days: accuracyDays };
  return {
    share: Math.round((hits / trucks) * 1000) / 1000,
    medianMissMinutes: Math.round((medianMissMinutes ?? 0) * 10) / 10,
    trucks,
    days: accuracyDays,
  };
};
