import type { Module } from '../../platform/module.ts';
import { bindSystemParamsRoutes } from './system-params.routes.ts';

export const systemParamsModule: Module = {
  routes: bindSystemParamsRoutes,
};
