import { appealsRoutes } from '#contract/appeals/appeals.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { decideAppeal } from './decide-appeal.ts';
import { makeAppeal } from './make-appeal.ts';
import { countAppeals, getAppeal, listAppeals, listOwnAppeals } from './read-appeals.ts';

export const bindAppealsRoutes = (host: RouteHost): void => {
  bind(host, appealsRoutes.makeAppeal, (ctx, { body }) =>
    inTransaction(ctx, (trx) => makeAppeal(trx, body), { once: true }),
  );
  bind(host, appealsRoutes.listOwnAppeals, (ctx, { query }) => listOwnAppeals(ctx, query));
  bind(host, appealsRoutes.countAppeals, (ctx) => countAppeals(ctx));
  bind(host, appealsRoutes.listAppeals, (ctx, { query }) => listAppeals(ctx, query));
  bind(host, appealsRoutes.getAppeal, (ctx, { params }) => getAppeal(ctx, params.id));
  bindInTransaction(host, appealsRoutes.decideAppeal, (ctx, { params, body }) =>
    decideAppeal(ctx, { ...params, ...body }),
  );
};
