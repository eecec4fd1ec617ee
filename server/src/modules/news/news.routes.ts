import { newsRoutes as routes } from '#contract/news/news-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { getNews, listNews } from './read-news.ts';
import { createNews, deleteNews, updateNews } from './write-news.ts';

export const bindNewsRoutes = (host: RouteHost): void => {
  bind(host, routes.listNews, async (ctx, { query }) => answer(200, await listNews(ctx, query)));
  bind(host, routes.getNews, async (ctx, { params }) => answer(200, await getNews(ctx, params.id)));
  bindInTransaction(host, routes.createNews, async (ctx, { body }) =>
    answer(201, await createNews(ctx, body)),
  );
  bindInTransaction(host, routes.updateNews, async (ctx, { params, body: { version, ...words } }) =>
    answer(200, await updateNews(ctx, { ...params, version }, words)),
  );
  bindInTransaction(host, routes.deleteNews, async (ctx, { params, query }) => {
    await deleteNews(ctx, { ...params, ...query });
    return answer(204);
  });
};
