import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { withoutSecrets } from './log-secrets.ts';

/**
 * What may stand in a log: the route's pattern, the status, ids. Never an address line with its query (it holds
 * codes, plates, phones), never headers, never a body. What `log-secrets.ts` takes out is the net under that rule.
 */
export const createLogger = (config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger => {
  const logger = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: withoutSecrets },
      // Errors are made safe above, under whatever name; pino's own way with `err` would undo it.
      serializers: { err: (error: unknown) => error },
    },
    stream ?? pino.destination(1),
  );
  // Pino formats what its children are given by nobody's rules. They inherit this method.
  const { child } = logger;
  logger.child = function (this: Logger, bindings, options) {
    return child.call(this, withoutSecrets(bindings), options);
  } as Logger['child'];
  return logger;
};
