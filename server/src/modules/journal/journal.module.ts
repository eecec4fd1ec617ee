import type { Module } from '../../platform/module.ts';
import { bindJournalRoutes } from './journal.routes.ts';

/** Reads what the others have written down. */
export const journalModule: Module = { name: 'journal', tables: [], routes: bindJournalRoutes };
