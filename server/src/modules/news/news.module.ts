import { type Module, onNotice } from '../../platform/module/module.ts';
import { bindNewsRoutes } from './news.routes.ts';
import { newsTables } from './news.tables.ts';
import { forgetNews, newsChanged } from './news-changed.ts';
import { newsPages } from './news-pages.ts';

export const newsModule: Module = {
  name: 'news',
  tables: newsTables,
  routes: bindNewsRoutes,
  subscriptions: [onNotice(newsChanged, forgetNews)],
  publicPages: newsPages,
};
