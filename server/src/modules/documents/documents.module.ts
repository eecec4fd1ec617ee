import { doing, doingEvery, type Module } from '../../platform/module/module.ts';
import { bindDocumentsRoutes } from './documents.routes.ts';
import { documentsTables } from './documents.tables.ts';
import { documentsLimits } from './files/file-quota.ts';
import { removeContentJob } from './files/remove-content.ts';
import { sweepFiles, sweepFilesJob } from './files/sweep-files.ts';

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
