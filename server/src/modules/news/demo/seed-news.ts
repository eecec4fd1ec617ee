import { type Context, inTransaction } from '../../../platform/context.ts';
import { createNews } from '../write-news.ts';
import { hasEverHadNews, lockAllNews } from './demo.queries.ts';
import { demoNews } from './seed-words.ts';

/** What was published in the fortnight before the first start of a demo. */
export const seedNews = async (ctx: Context): Promise<void> => {
  if (!ctx.config.demo) return;
  await inTransaction(ctx, async (trx) => {
    // Another instance may be starting too: it waits here, and then finds them.
    await lockAllNews(trx.db);
    if (await hasEverHadNews(trx.db)) return;
    for (const { hoursAgo, ...words } of demoNews) {
      const then = ctx.clock.now().subtract({ hours: hoursAgo });
      await createNews({ ...trx, clock: { now: () => then } }, words);
    }
  });
};
