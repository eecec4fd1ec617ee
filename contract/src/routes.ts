import { accountsRoutes } from './accounts-routes.ts';
import type { RouteDefinition } from './route.ts';
import { systemParamsRoutes } from './system-params.ts';

/** Every route of the API, by name. */
export const routes = { ...systemParamsRoutes, ...accountsRoutes } as const satisfies Record<
  string,
  RouteDefinition
>;

export type Routes = typeof routes;
export type Route = Routes[keyof Routes];
