import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { safeError, withoutSecrets } from './log-secrets.ts';

/**
 * What may stand in a log: the route's pattern, the status, ids. Never an address line with its query (it holds
 * codes, plates, phones), never headers, never a body. What `log-secrets.ts` takes out is the net under that rule.
 */
export const createLogger = (config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: withoutSecrets },
      serializers: { err: safeError },
    },
    stream ?? pino.destination(1),
  );
