import { bootstrapRoutes as routes } from '#contract/bootstrap-routes.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import { getBootstrap } from './get-bootstrap.ts';

export const bindBootstrapRoutes = (host: RouteHost): void => {
  bind(host, routes.getBootstrap, (ctx, { query }) => getBootstrap(ctx, query.screen));
};
