import { drawsRoutes } from '#contract/draws/draws-routes.ts';
import { answer, bind, bindInTransaction, bindOnce, type RouteHost } from '../../platform/http/bind.ts';
import { applyToDraw } from './applications/apply.ts';
import { changeApplication } from './applications/change-application.ts';
import { confirmApplication, resendApplicationCode } from './applications/confirm-application.ts';
import { listOwnApplications, withdrawApplication } from './applications/own-application.ts';
import { getFrozen, listDrawResult } from './read/list-result.ts';
import { getDraw, listDraws } from './read/view-draw.ts';
import { handInRound } from './steps/hand-in-round.ts';

export const bindDrawsRoutes = (host: RouteHost): void => {
  bindOnce(host, drawsRoutes.applyToDraw, (ctx, { params, body }) => applyToDraw(ctx, params.date, body));
  bindInTransaction(host, drawsRoutes.changeApplication, (ctx, { params, body }) =>
    changeApplication(ctx, params, body),
  );
  bindInTransaction(host, drawsRoutes.withdrawApplication, (ctx, { params: { date, id } }) =>
    withdrawApplication(ctx, date, id),
  );
  bind(host, drawsRoutes.confirmApplication, (ctx, { params, body }) =>
    confirmApplication(ctx, { ...params, typed: body.code }),
  );
  bind(host, drawsRoutes.resendApplicationCode, (ctx, { params: { date, id } }) =>
    resendApplicationCode(ctx, date, id),
  );
  bind(host, drawsRoutes.listOwnApplications, async (ctx, { params }) => ({
    content: await listOwnApplications(ctx, params.date),
  }));
  bind(host, drawsRoutes.listDraws, async (ctx, { query }) => ({ content: await listDraws(ctx, query) }));
  bind(host, drawsRoutes.getDraw, (ctx, { params }) => getDraw(ctx, params.date));
  bind(host, drawsRoutes.getFrozenDraw, async (ctx, { params }) =>
    answer(200, await getFrozen(ctx, params.date), { 'Content-Type': 'application/json' }),
  );
  bind(host, drawsRoutes.listDrawResult, (ctx, { params, query }) => listDrawResult(ctx, params.date, query));
  bind(host, drawsRoutes.handInRound, (ctx, { params, body }) => handInRound(ctx, params.date, body));
};
