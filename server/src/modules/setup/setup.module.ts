import type { Module } from '../../platform/module/module.ts';
import { setupLimits } from './limits.ts';
import { setupMessages } from './messages.ts';
import { bindSetupRoutes } from './setup.routes.ts';
import { setupTables } from './setup.tables.ts';

export const setupModule: Module = {
  name: 'setup',
  tables: setupTables,
  routes: bindSetupRoutes,
  messages: setupMessages,
  limits: setupLimits,
};
