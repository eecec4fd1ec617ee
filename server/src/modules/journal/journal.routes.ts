import { journalRoutes as routes } from '#contract/journal/journal-routes.ts';
import { answer, bind, type RouteHost } from '../../platform/http/bind.ts';
import { listStaff } from './actors.queries.ts';
import { listEvents } from './list-events.ts';

export const bindJournalRoutes = (host: RouteHost): void => {
  bind(host, routes.listEvents, async (ctx, { query }) => answer(200, await listEvents(ctx, query)));
  bind(host, routes.listEventActors, async (ctx) => answer(200, { content: await listStaff(ctx.db) }));
};
