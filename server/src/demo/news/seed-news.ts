import { createNews } from '../../modules/news/write-news.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { hasEverHad, lockAllNews } from '../ever-had.queries.ts';
import demoNews from './demo-news.json' with { type: 'json' };

/** Demo news dated within two weeks before the first start. One is only in Russian, to show a missing translation. */
export const seedNews = async (ctx: Context): Promise<void> => {
  await inTransaction(ctx, async (trx) => {
    // Serializes instances that start at once; the second one finds the rows.
    await lockAllNews(trx.db);
    if (await hasEverHad(trx.db, 'news', 'NEWS_ADDED')) return;
    for (const { hoursAgo, ...words } of demoNews) {
      const then = ctx.clock.now().subtract({ hours: hoursAgo });
      await createNews({ ...trx, clock: { now: () => then } }, words);
    }
  });
};
