import { reasonsRoutes } from '#contract/reasons-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { getReasons } from './get-reasons.ts';
import { setReasons } from './set-reasons.ts';

export const bindReasonsRoutes = (host: RouteHost): void => {
  bind(host, reasonsRoutes.getReasons, async (ctx, { query }) =>
    answer(200, await getReasons(ctx, query.kind)),
  );
  bindInTransaction(host, reasonsRoutes.putReasons, async (ctx, { body }) =>
    answer(200, await setReasons(ctx, body)),
  );
};
