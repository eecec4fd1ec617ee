import type { Module } from '../../platform/module/module.ts';
import { bindBootstrapRoutes } from './bootstrap.routes.ts';

export const bootstrapModule: Module = { name: 'bootstrap', tables: [], routes: bindBootstrapRoutes };
