import { jobHandler, type Module, scheduledJob } from '../../platform/module/module.ts';
import { accountsTables } from './account/accounts.tables.ts';
import { accountsMessages } from './account/messages.ts';
import { bindAccountsRoutes } from './accounts.routes.ts';
import { accountsSettings } from './accounts.settings.ts';
import { discardedMessageJob } from './codes/issue-code.ts';
import { resealJob, resealSecrets } from './factors/sealed.ts';
import { sweep, sweepJob } from './registration/sweep.ts';
import {
  sweepSecurityLog,
  sweepSecurityLogJob,
  tellFailures,
  tellFailuresJob,
} from './sign-in/tell-failures.ts';

/** Defaults; the setting LIMITS overrides them. */
const accountsLimits = {
  wrongPasswordsPerNameAndAddress: 10,
  wrongPasswordsPerName: 100,
  wrongFactorCodesPerAccount: 10,
  failuresPerAddress: 100,
  registrationsPerAddress: 30,
  sendsPerTarget: 5,
  smsPerAddressAndDay: 200,
  sendsPerAccount: 30,
  /** Signing in beyond this ends the least recently used session. */
  sessionsPerAccount: 20,
};

type AccountsLimits = typeof accountsLimits;

declare module '../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends AccountsLimits {}
}

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
