import { reasonsRoutes } from '#contract/reasons-routes.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { reasonsTables } from './reasons.tables.ts';
import { getReasons, setReasons } from './reasons.ts';

const bindReasonsRoutes = (host: RouteHost): void => {
  bind(host, reasonsRoutes.getReasons, (ctx, { query }) => getReasons(ctx, query.kind));
  bindInTransaction(host, reasonsRoutes.putReasons, (ctx, { body }) => setReasons(ctx, body));
};

export const reasonsModule: Module = {
  name: 'reasons',
  tables: reasonsTables,
  routes: bindReasonsRoutes,
};
