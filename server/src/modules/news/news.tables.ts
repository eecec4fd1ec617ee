import type { NewsItem } from '#contract/news/news.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const newsTables = defineTables({
  news: {
    id: column.uuid(),
    titles: column.json<NewsItem['titles']>(),
    texts: column.json<NewsItem['texts']>(),
    created_at: column.instant(),
    changed_at: column.instant(),
    version: column.integer().withDefault(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof newsTables> {}
}
