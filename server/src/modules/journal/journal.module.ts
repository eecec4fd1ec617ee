import { journalRoutes as routes } from '#contract/journal/journal.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { listStaff } from './actors.queries.ts';
import { listEvents } from './list-events.ts';

const bindJournalRoutes = (host: RouteHost): void => {
  bind(host, routes.listEvents, (ctx, { query }) => listEvents(ctx, query));
  bind(host, routes.listEventActors, async (ctx) => ({ content: await listStaff(ctx.db) }));
};

export const journalModule: Module = { name: 'journal', routes: bindJournalRoutes };
