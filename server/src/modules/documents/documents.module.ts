import { jobHandler, type Module, scheduledJob } from '../../platform/module/module.ts';
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
    jobHandler(removeContentJob, (ctx, { fileId }) => ctx.storage.remove(fileId)),
    scheduledJob('17 * * * *', sweepFilesJob, sweepFiles),
  ],
  limits: documentsLimits,
};
