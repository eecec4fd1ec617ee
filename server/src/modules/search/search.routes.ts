import { searchRoutes } from '#contract/search-routes.ts';
import { answer, bind, type RouteHost } from '../../platform/http/bind.ts';
import { search } from './search.ts';

export const bindSearchRoutes = (host: RouteHost): void => {
  bind(host, searchRoutes.search, async (ctx, { query }) => answer(200, await search(ctx, query)));
};
