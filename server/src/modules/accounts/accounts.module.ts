import type { Module } from '../../platform/module.ts';
import { bindAccountsRoutes } from './accounts.routes.ts';
import { handleDiscardedMessages } from './codes/pretend-to-notify.ts';
import { scheduleSweep } from './registration/sweep.ts';

export const accountsModule: Module = {
  setup: ({ jobs }) => {
    handleDiscardedMessages(jobs);
    scheduleSweep(jobs);
  },
  routes: bindAccountsRoutes,
};
