import type { Module } from '../../platform/module/module.ts';
import { bindSearchRoutes } from './search.routes.ts';

export const searchModule: Module = {
  name: 'search',
  routes: bindSearchRoutes,
};
