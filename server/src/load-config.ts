import { modules } from './modules.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { siteSettings } from './platform/config/site-settings.ts';
import { databaseSettings } from './platform/db/database-settings.ts';
import { overloadLimits } from './platform/http/overload.ts';
import { readLimits } from './platform/http/read-budget.ts';
import { type LimitDefaults, limitSettings } from './platform/limits/limit-numbers.ts';
import { messageSettings } from './platform/messages/message-settings.ts';
import { pushSettings } from './platform/messages/push/push-settings.ts';
import { messagesLimits } from './platform/messages/sms-budgets.ts';
import { metricsSettings } from './platform/metrics/metrics-settings.ts';
import { secretSettings } from './platform/secrets/secret-settings.ts';
import { scannerSettings } from './platform/storage/scanner-settings.ts';
import { storageSettings } from './platform/storage/storage-settings.ts';

const limitDefaults: LimitDefaults = Object.assign(
  {},
  messagesLimits,
  overloadLimits,
  readLimits,
  ...modules.map(({ limits }) => limits),
);

/** In the order of docs/operations.md. */
const groups = [
  databaseSettings,
  secretSettings,
  limitSettings(limitDefaults),
  ...modules.flatMap(({ settings }) => settings ?? []),
  messageSettings,
  pushSettings,
  storageSettings,
  scannerSettings,
  siteSettings,
  metricsSettings,
];

export const loadConfig = (env: NodeJS.ProcessEnv = process.env): Config => readConfig(env, groups);
