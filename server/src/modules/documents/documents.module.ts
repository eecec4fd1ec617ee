import { doing, doingEvery, type Module } from '../../platform/module.ts';
import { bindDocumentsRoutes } from './documents.routes.ts';
import { documentsTables } from './documents.tables.ts';
import { documentsLimits } from './file-quota.ts';
import { removeContentJob } from './remove-content.ts';
import { sweepFiles, sweepFilesJob } from './sweep-files.ts';

export const documentsModule: Module = {
  name: 'documents',
  tables: documentsTables,
  routes: bindDocumentsRoutes,
  jobs: [
    doing(removeContentJob, (ctx, { fileId }) => ctx.storage.remove(fileId)),
    doingEvery('17 * * * *', sweepFilesJob, sweepFiles),
  ],
  limits: documentsLimits,
};
