import { jobHandler, type Module, scheduledJob } from '../../platform/module/module.ts';
import { makeCopy, makeCopyJob } from './copy/make-copy.ts';
import { ownDataLimits } from './copy/request-copy.ts';
import { sweepCopies, sweepCopiesJob } from './copy/sweep-copies.ts';
import { deletionsSettings } from './deletion/deletions-file.ts';
import {
  forgetAccount,
  forgetAccountJob,
  forgetDeletedAccounts,
  forgetDeletedJob,
} from './deletion/forget-account.ts';
import { ownDataMessages } from './messages.ts';
import { bindOwnDataRoutes } from './own-data.routes.ts';
import { ownDataTables } from './own-data.tables.ts';
import { personalDataJob, removePersonalData } from './remove-personal-data.ts';

export const personalDataModule: Module = {
  name: 'personal-data',
  tables: ownDataTables,
  routes: bindOwnDataRoutes,
  jobs: [
    scheduledJob('40 3 * * *', personalDataJob, removePersonalData),
    jobHandler(makeCopyJob, makeCopy),
    scheduledJob('37 * * * *', sweepCopiesJob, sweepCopies),
    jobHandler(forgetAccountJob, forgetAccount),
    scheduledJob('50 3 * * *', forgetDeletedJob, forgetDeletedAccounts),
  ],
  messages: ownDataMessages,
  limits: ownDataLimits,
  settings: deletionsSettings,
};
