import type { Module } from '../../platform/module.ts';
import { scheduleBanEnds } from './bans/end-bans.ts';
import { bindVehiclesRoutes } from './vehicles.routes.ts';

export const vehiclesModule: Module = {
  setup: ({ jobs }) => scheduleBanEnds(jobs),
  routes: bindVehiclesRoutes,
};
