import type { Module } from '../../platform/module.ts';
import { bindQueueRoutes } from './queue.routes.ts';

export const queueModule: Module = { name: 'queue', tables: [], routes: bindQueueRoutes };
