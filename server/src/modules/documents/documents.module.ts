import type { Module } from '../../platform/module.ts';
import { bindDocumentsRoutes } from './documents.routes.ts';
import { handleContentRemoval } from './remove-content.ts';
import { scheduleFileSweep } from './sweep-files.ts';

export const documentsModule: Module = {
  setup: ({ jobs }) => {
    handleContentRemoval(jobs);
    scheduleFileSweep(jobs);
  },
  routes: bindDocumentsRoutes,
};
