import { newsRoutes as routes } from '#contract/news/news.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { type Module, onNotice } from '../../platform/module/module.ts';
import { newsTables } from './news.tables.ts';
import { newsPages } from './news-pages.ts';
import { getNews, listNews, newsAnswers } from './read-news.ts';
import { createNews, deleteNews, updateNews } from './write-news.ts';

const bindNewsRoutes = (host: RouteHost): void => {
  bind(host, routes.listNews, (ctx, { query }) => listNews(ctx, query));
  bind(host, routes.getNews, (ctx, { params }) => getNews(ctx, params.id));
  bindInTransaction(host, routes.createNews, (ctx, { body }) => createNews(ctx, body));
  bindInTransaction(host, routes.updateNews, (ctx, { params, body: { version, ...words } }) =>
    updateNews(ctx, { ...params, version }, words),
  );
  bindInTransaction(host, routes.deleteNews, (ctx, { params, query }) =>
    deleteNews(ctx, { ...params, ...query }),
  );
};

export const newsModule: Module = {
  name: 'news',
  tables: newsTables,
  routes: bindNewsRoutes,
  subscriptions: [onNotice(newsAnswers.changed, newsAnswers.forget)],
  publicPages: newsPages,
};
