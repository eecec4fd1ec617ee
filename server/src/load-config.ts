import { isCommonPassword } from './modules/accounts/passwords/common-passwords.ts';
import { modules } from './modules.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { readLimits } from './platform/http/read-budget.ts';
import type { LimitDefaults } from './platform/limits/limit-numbers.ts';
import { messagesLimits } from './platform/messages/sms-budgets.ts';

const limitDefaults: LimitDefaults = Object.assign(
  {},
  messagesLimits,
  readLimits,
  ...modules.map(({ limits }) => limits),
);

export const loadConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readConfig(env, limitDefaults, isCommonPassword);
