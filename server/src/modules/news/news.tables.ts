import type { NewsItem } from '#contract/news/news.ts';
import {
  defineTable,
  instant,
  integer,
  json,
  type RowOf,
  uuid,
  withDefault,
} from '../../platform/db/table.ts';

const newsTable = defineTable('news', {
  id: uuid(),
  titles: json<NewsItem['titles']>(),
  texts: json<NewsItem['texts']>(),
  created_at: instant(),
  changed_at: instant(),
  version: withDefault(integer()),
});

export const newsTables = [newsTable];

declare module '../../platform/db/schema.ts' {
  interface Schema {
    news: RowOf<typeof newsTable>;
  }
}
