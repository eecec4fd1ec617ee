import { bootstrapRoutes as routes } from '#contract/bootstrap-routes.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { getBootstrap } from './get-bootstrap.ts';

const bindBootstrapRoutes = (host: RouteHost): void => {
  bind(host, routes.getBootstrap, (ctx, { query }) => getBootstrap(ctx, query.screen));
};

export const bootstrapModule: Module = { name: 'bootstrap', routes: bindBootstrapRoutes };
