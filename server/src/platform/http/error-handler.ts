import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../db/outage.ts';
import { isDatabaseAway, isDatabaseFull, isRetryable, isTimeout } from '../db/retryable.ts';
import { TransactionDeadlineError } from '../db/transact.ts';
import { AppError } from '../errors/app-error.ts';
import { errorBodyOf } from '../errors/error-body.ts';
import { ScannerAwayError } from '../storage/scanner.ts';
import { StorageAwayError, StorageFullError } from '../storage/storage.ts';
import { isHealthCheck } from './drain.ts';
import { languageOf } from './input/language.ts';
import { OverloadError } from './overload.ts';

const busyRetrySeconds = 2;
/** For faults that somebody has to repair first. */
const repairRetrySeconds = 60;

const frameworkCodes: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('PAYLOAD_TOO_LARGE'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('BROKEN_BODY'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('BROKEN_BODY'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('BROKEN_BODY'),
  FST_ERR_BAD_URL: new AppError('NOT_FOUND'),
  FST_ERR_MAX_PARAM_LENGTH: new AppError('NOT_FOUND'),
};

const isUnavailable = (error: unknown) =>
  isDatabaseAway(error) ||
  isRetryable(error) ||
  isTimeout(error) ||
  error instanceof TransactionDeadlineError ||
  error instanceof StorageAwayError;

export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isDatabaseFull(error)) return new AppError('DATABASE_FULL', { retryAfterSeconds: repairRetrySeconds });
  if (error instanceof StorageFullError)
    return new AppError('STORAGE_FULL', { retryAfterSeconds: repairRetrySeconds });
  if (error instanceof ScannerAwayError)
    return new AppError('SCANNER_AWAY', { retryAfterSeconds: repairRetrySeconds });
  if (isUnavailable(error)) return new AppError('UNAVAILABLE', { retryAfterSeconds: busyRetrySeconds });
  const { code, statusCode } = error as Partial<FastifyError>;
  const mapped = code === undefined ? undefined : frameworkCodes[code];
  if (mapped) return mapped;
  if (error instanceof SyntaxError && statusCode === 400) return new AppError('BROKEN_BODY');
  if (statusCode === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('BAD_REQUEST');
  return new AppError('INTERNAL');
};

/** Whether the fault is logged already: a hindrance when it began, an overload every few seconds. */
const isTold = (err: unknown, request: FastifyRequest) => {
  const { readiness } = request.server;
  return (
    err instanceof OverloadError ||
    isOutage(err, readiness) ||
    readiness.has('database-away') ||
    !readiness.isServing() ||
    isHealthCheck(request)
  );
};

/** Logs server faults. */
const logFault = (err: unknown, { code }: AppError, request: FastifyRequest) => {
  const { log, server } = request;
  const { readiness } = server;
  if (code === 'INTERNAL') log.error({ err }, 'a request failed');
  else if (code === 'DATABASE_FULL') readiness.begin('database-full', { err });
  else if (code === 'STORAGE_FULL') readiness.begin('files-full', { err });
  else if (code === 'SCANNER_AWAY') readiness.begin('scanner-away', { err });
  else if (code === 'UNAVAILABLE' && !isTold(err, request))
    log.warn({ err }, 'the database or the file storage is away or too busy');
};

/** A client that hangs up while its body comes causes the same error as a lost connection to the database. */
const refusalOf = (error: unknown, { raw }: FastifyRequest): AppError => {
  const appError = toAppError(error);
  const hasHungUp = raw.destroyed && !raw.complete;
  return hasHungUp && appError.code === 'UNAVAILABLE' ? new AppError('BAD_REQUEST') : appError;
};

export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const appError = refusalOf(error, request);
  logFault(error, appError, request);
  const { retryAfterSeconds } = appError.options;
  if (retryAfterSeconds !== undefined)
    reply.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  // The route's answer schemas do not cover errors, so serialize here.
  return reply
    .code(appError.status)
    .header('Cache-Control', 'no-store')
    .header('X-Request-Id', request.id)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBodyOf(appError, languageOf(request), request.id));
};

/** For requests without a route. The user only decides the language, so a database fault is ignored. */
export const sendRoutelessError = async (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  await request.server.identify(request, reply).catch(() => undefined);
  return sendError(error, request, reply);
};

export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
};
