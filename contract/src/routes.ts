import { accountsRoutes } from './accounts-routes.ts';
import { bookingsRoutes } from './bookings-routes.ts';
import { documentsRoutes } from './documents-routes.ts';
import { passageRoutes } from './passage-routes.ts';
import { queueRoutes } from './queue-routes.ts';
import { reasonsRoutes } from './reasons-routes.ts';
import type { RouteDefinition } from './route.ts';
import { systemParamsRoutes } from './system-params.ts';
import { usersRoutes } from './users-routes.ts';
import { vehiclesRoutes } from './vehicles-routes.ts';

/** Every route of the API, by name. */
export const routes = {
  ...systemParamsRoutes,
  ...reasonsRoutes,
  ...accountsRoutes,
  ...usersRoutes,
  ...bookingsRoutes,
  ...passageRoutes,
  ...queueRoutes,
  ...documentsRoutes,
  ...vehiclesRoutes,
} as const satisfies Record<string, RouteDefinition>;

export type Routes = typeof routes;
export type Route = Routes[keyof Routes];
