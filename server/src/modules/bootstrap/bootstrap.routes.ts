import { bootstrapRoutes as routes } from '#contract/bootstrap-routes.ts';
import { answer, bind, type RouteHost } from '../../platform/http/bind.ts';
import { getBootstrap } from './get-bootstrap.ts';

export const bindBootstrapRoutes = (host: RouteHost): void => {
  bind(host, routes.getBootstrap, async (ctx, { query }) =>
    answer(200, await getBootstrap(ctx, query.screen)),
  );
};
