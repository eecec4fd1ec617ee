import { searchRoutes } from '#contract/search-routes.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import { search } from './search.ts';

export const bindSearchRoutes = (host: RouteHost): void => {
  bind(host, searchRoutes.search, (ctx, { query }) => search(ctx, query));
};
