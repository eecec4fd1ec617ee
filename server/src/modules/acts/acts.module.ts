import type { Module } from '../../platform/module/module.ts';
import { bindActsRoutes } from './acts.routes.ts';

export const actsModule: Module = { name: 'acts', routes: bindActsRoutes };
