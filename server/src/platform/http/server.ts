import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import type { Readiness } from '../log/readiness.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { registerBodyTimeouts, type Timeouts } from './body-timeouts.ts';
import { answerClientError } from './client-error.ts';
import { registerCompression } from './compression.ts';
import { isHealthCheck, registerDrain } from './drain.ts';
import { registerErrorHandler, sendRoutelessError } from './error-handler.ts';
import { registerBodyParsers } from './input/body-parsers.ts';
import { refuseUnstorableText } from './input/input-guard.ts';
import { escapeMeantPluses } from './input/meant-pluses.ts';
import { validatorCompiler } from './input/validator.ts';
import { registerOverloadGuard } from './overload.ts';
import { registerHeadRequests } from './pages/head-requests.ts';
import { registerSecurityHeaders } from './security-headers.ts';

type Options = { readonly readiness: Readiness; readonly timeouts: Timeouts; readonly metrics: Metrics };

const bodyLimit = 1_000_000;
const longestAddress = 4096;
const requestIdPattern = /^[\w-]{8,64}$/;

/** Behind an unknown proxy all visitors share one limit. Warned once: anybody can send the header. */
const warnOfUnknownProxy = (app: FastifyInstance) => {
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      app.log.warn(
        'X-Forwarded-For came, but TRUST_PROXY names no proxy: all of its visitors count as one address',
      );
    }
    done();
  });
};

export const createServer = async (
  config: Config,
  logger: Logger,
  { readiness, timeouts, metrics }: Options,
) => {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => escapeMeantPluses(url),
    requestTimeout: timeouts.uploadMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: Math.min(10_000, timeouts.headersMs),
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void sendRoutelessError(error, request, reply),
  }) as unknown as FastifyInstance;

  app.decorate('readiness', readiness);
  app.decorate('checksAnswers', !config.production);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  registerBodyParsers(app);
  registerSecurityHeaders(app, config);

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    if (request.url.length <= longestAddress) done();
    else void sendRoutelessError(new AppError('URI_TOO_LONG'), request, reply);
  });
  if (config.trustProxy.length === 0) warnOfUnknownProxy(app);
  const drain = registerDrain(app, readiness);
  registerOverloadGuard(app, config.limits.requestsAtOnce);
  registerBodyTimeouts(app, timeouts);
  app.addHook('preValidation', refuseUnstorableText);
  app.addHook('onResponse', (request, reply, done) => {
    // Balancers ask every second or two.
    if (isHealthCheck(request)) return done();
    const { method, routeOptions } = request;
    const [route, status] = [routeOptions.url ?? null, reply.statusCode];
    if (!routeOptions.config.endless)
      metrics.requests.observe({ method, route: route ?? 'none', status }, reply.elapsedTime / 1000);
    request.log.info(
      {
        method,
        route,
        status,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        userId: request.actor?.userId,
      },
      'request',
    );
    done();
  });

  await registerCompression(app);
  registerHeadRequests(app);
  return { server: app, drain };
};
