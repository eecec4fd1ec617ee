import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/**
 * What may stand in a log: the route's pattern, the status, ids. Never an address line with its query (it holds
 * codes, plates, phones), never headers, never a body. The list below is the net under that rule.
 */
const redacted = [
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'token',
  'authorization',
  'email',
  'phone',
  'phoneNumber',
  'username',
  'userName',
  'to',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export const createLogger = (config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      redact: { paths: redacted, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: safeError },
    },
    stream ?? pino.destination(1),
  );

type ErrorLike = Error & { code?: unknown; constraint?: unknown; table?: unknown };

/** PostgreSQL puts the offending values into `detail`, and drivers put parameters beside the message. */
function safeError(error: ErrorLike) {
  return {
    type: error.name,
    message: error.message,
    state: error.code,
    constraint: error.constraint,
    table: error.table,
    stack: error.stack,
  };
}
