import { searchRoutes } from '#contract/search-routes.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { search } from './search.ts';

const bindSearchRoutes = (host: RouteHost): void => {
  bind(host, searchRoutes.search, (ctx, { query }) => search(ctx, query));
};

export const searchModule: Module = {
  name: 'search',
  routes: bindSearchRoutes,
};
