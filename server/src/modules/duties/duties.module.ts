import { dutiesRoutes } from '#contract/duties/duties.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { beginDuty } from './begin-duty.ts';
import { dutiesTables } from './duties.tables.ts';
import { endDuty } from './end-duty.ts';
import { dutyAnswer, getCurrentDuty, listDuties } from './read-duties.ts';

const bindDutiesRoutes = (host: RouteHost): void => {
  bind(host, dutiesRoutes.beginDuty, (ctx, { body }) =>
    inTransaction(ctx, (trx) => beginDuty(trx, body ?? {}), { once: true }),
  );
  bindInTransaction(host, dutiesRoutes.endDuty, (ctx, { params, body }) =>
    endDuty(ctx, { ...params, ...body }),
  );
  bind(host, dutiesRoutes.currentDuty, (ctx) => getCurrentDuty(ctx));
  bind(host, dutiesRoutes.getDuty, (ctx, { params }) => dutyAnswer(ctx, params.id));
  bind(host, dutiesRoutes.listDuties, (ctx, { query }) => listDuties(ctx, query));
};

export const dutiesModule: Module = { name: 'duties', tables: dutiesTables, routes: bindDutiesRoutes };
