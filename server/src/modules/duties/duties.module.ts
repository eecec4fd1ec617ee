import type { Module } from '../../platform/module/module.ts';
import { bindDutiesRoutes } from './duties.routes.ts';
import { dutiesTables } from './duties.tables.ts';

export const dutiesModule: Module = { name: 'duties', tables: dutiesTables, routes: bindDutiesRoutes };
