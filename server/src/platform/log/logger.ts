import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { withoutSecrets } from './log-secrets.ts';

/** Logs have route patterns, status and ids; never queries (codes, plates, phones), headers or bodies. */
export const createLogger = (config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger => {
  const logger = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: withoutSecrets },
      // Errors are redacted above under any name; pino's own `err` serializer would undo that.
      serializers: { err: (error: unknown) => error },
    },
    stream ?? pino.destination(1),
  );
  // Pino does not apply `formatters.log` to child bindings. Children inherit this override.
  const { child } = logger;
  logger.child = function (this: Logger, bindings, options) {
    return child.call(this, withoutSecrets(bindings), options);
  } as Logger['child'];
  return logger;
};
