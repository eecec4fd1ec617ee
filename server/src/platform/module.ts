import type { Services } from './context.ts';
import type { RouteHost } from './http/bind.ts';

/** A part of the product: `setup` once (jobs, subscriptions), `routes` once for every path the API answers under. */
export type Module = {
  readonly setup?: (services: Services) => void;
  readonly routes: (host: RouteHost) => void;
};
