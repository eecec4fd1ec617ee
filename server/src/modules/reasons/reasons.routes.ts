import { reasonsRoutes } from '#contract/reasons-routes.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { getReasons } from './get-reasons.ts';
import { setReasons } from './set-reasons.ts';

export const bindReasonsRoutes = (host: RouteHost): void => {
  bind(host, reasonsRoutes.getReasons, (ctx, { query }) => getReasons(ctx, query.kind));
  bindInTransaction(host, reasonsRoutes.putReasons, (ctx, { body }) => setReasons(ctx, body));
};
