import type { Module } from '../../platform/module/module.ts';
import { bindBootstrapRoutes } from './bootstrap.routes.ts';

export const bootstrapModule: Module = { name: 'bootstrap', routes: bindBootstrapRoutes };
