import type { Module } from '../../platform/module/module.ts';
import { bindJournalRoutes } from './journal.routes.ts';

export const journalModule: Module = { name: 'journal', routes: bindJournalRoutes };
