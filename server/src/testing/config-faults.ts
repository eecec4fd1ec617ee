import { loadConfig } from '../load-config.ts';
import { ConfigError } from '../platform/config/config.ts';

/** What the start would list of these settings. */
export const faultsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};
