import type { Module } from '../../platform/module/module.ts';
import { bindInfoRoutes } from './info.routes.ts';

export const infoModule: Module = { name: 'info', routes: bindInfoRoutes };
