import { loadConfig } from '../load-config.ts';
import { ConfigError } from '../platform/config/config.ts';

/** Configuration errors that a start with these settings would report. */
export const faultsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};
