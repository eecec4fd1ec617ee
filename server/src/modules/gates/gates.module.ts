import { gatesRoutes as routes } from '#contract/gates/gates.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { gatesTables } from './gates.tables.ts';
import { listGates, setGate } from './gates.ts';

const bindGatesRoutes = (host: RouteHost): void => {
  bind(host, routes.listGates, (ctx) => listGates(ctx));
  bindInTransaction(host, routes.putGate, (ctx, { params, body }) => setGate(ctx, { ...params, ...body }));
};

export const gatesModule: Module = { name: 'gates', tables: gatesTables, routes: bindGatesRoutes };
