import { createNews } from '../../modules/news/write-news.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { hasEverHadNews, lockAllNews } from './demo.queries.ts';
import { demoNews } from './seed-words.ts';

/** Demo news dated within two weeks before the first start. */
export const seedNews = async (ctx: Context): Promise<void> => {
  if (!ctx.config.demo) return;
  await inTransaction(ctx, async (trx) => {
    // Serializes instances that start at once; the second one finds the rows.
    await lockAllNews(trx.db);
    if (await hasEverHadNews(trx.db)) return;
    for (const { hoursAgo, ...words } of demoNews) {
      const then = ctx.clock.now().subtract({ hours: hoursAgo });
      await createNews({ ...trx, clock: { now: () => then } }, words);
    }
  });
};
