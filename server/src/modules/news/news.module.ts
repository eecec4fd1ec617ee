import { type Module, onNotice } from '../../platform/module/module.ts';
import { bindNewsRoutes } from './news.routes.ts';
import { newsTables } from './news.tables.ts';
import { newsPages } from './news-pages.ts';
import { newsAnswers } from './read-news.ts';

export const newsModule: Module = {
  name: 'news',
  tables: newsTables,
  routes: bindNewsRoutes,
  subscriptions: [onNotice(newsAnswers.changed, newsAnswers.forget)],
  publicPages: newsPages,
};
