import type { Module } from '../../platform/module/module.ts';
import { bindReasonsRoutes } from './reasons.routes.ts';
import { reasonsTables } from './reasons.tables.ts';

export const reasonsModule: Module = {
  name: 'reasons',
  tables: reasonsTables,
  routes: bindReasonsRoutes,
};
