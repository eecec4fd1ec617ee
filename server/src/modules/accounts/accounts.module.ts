import { jobHandler, type Module, scheduledJob } from '../../platform/module/module.ts';
import { accountsTables } from './account/accounts.tables.ts';
import { accountsLimits } from './account/limits.ts';
import { accountsMessages } from './account/messages.ts';
import { bindAccountsRoutes } from './accounts.routes.ts';
import { accountsSettings } from './accounts.settings.ts';
import { discardedMessageJob } from './codes/pretend-to-send.ts';
import { resealJob, resealSecrets } from './factors/reseal-secrets.ts';
import { sweep, sweepJob } from './registration/sweep.ts';
import {
  sweepSecurityLog,
  sweepSecurityLogJob,
  tellFailures,
  tellFailuresJob,
} from './sign-in/tell-failures.ts';

export const accountsModule: Module = {
  name: 'accounts',
  tables: accountsTables,
  routes: bindAccountsRoutes,
  jobs: [
    jobHandler(discardedMessageJob, async () => undefined),
    scheduledJob('17 * * * *', sweepJob, sweep),
    scheduledJob('27 * * * *', resealJob, resealSecrets),
    scheduledJob('*/5 * * * *', tellFailuresJob, tellFailures),
    scheduledJob('55 3 * * *', sweepSecurityLogJob, sweepSecurityLog),
  ],
  messages: accountsMessages,
  limits: accountsLimits,
  settings: accountsSettings,
};
