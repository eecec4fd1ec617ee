import type { Module } from '../../platform/module.ts';
import { checkInLimits } from './check-in/limit-guesses.ts';
import { bindQueueRoutes } from './queue.routes.ts';

export const queueModule: Module = {
  name: 'queue',
  tables: [],
  routes: bindQueueRoutes,
  limits: checkInLimits,
};
