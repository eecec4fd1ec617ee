import { watchListRoutes as routes } from '#contract/vehicles/watch-list.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { watchListTables } from './watch-list.tables.ts';
import { listWatchedPlates, unwatchPlate, watchPlate } from './watch-list.ts';

const bindWatchListRoutes = (host: RouteHost): void => {
  bind(host, routes.listWatchedPlates, (ctx) => listWatchedPlates(ctx));
  bindInTransaction(host, routes.watchPlate, (ctx, { params, body }) =>
    watchPlate(ctx, { ...params, ...body }),
  );
  bindInTransaction(host, routes.unwatchPlate, (ctx, { params }) => unwatchPlate(ctx, params));
};

export const watchListModule: Module = {
  name: 'watch-list',
  tables: watchListTables,
  routes: bindWatchListRoutes,
};
