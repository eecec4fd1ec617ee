import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Readiness } from '../log/readiness.ts';

const retryAfterSeconds = 5;

export type Drain = {
  /** Resolves when all accepted requests are answered, or after `ms`. Streams are not awaited. */
  finished(ms: number): Promise<void>;
};

export const isHealthCheck = (request: FastifyRequest): boolean =>
  request.routeOptions.url?.startsWith('/health/') ?? false;

/** Refuses all but health checks while the instance cannot serve, and counts requests in flight. */
export const registerDrain = (app: FastifyInstance, readiness: Readiness): Drain => {
  let underWay = 0;
  let onIdle: (() => void) | undefined;

  app.addHook('onRequest', (request, reply, next) => {
    if (isHealthCheck(request)) return next();
    if (readiness.has('closing')) reply.header('Connection', 'close');
    if (!readiness.isServing()) throw new AppError('UNAVAILABLE', { retryAfterSeconds });
    if (request.routeOptions.config.endless) return next();
    underWay += 1;
    let counted = true;
    const done = () => {
      if (!counted) return;
      counted = false;
      underWay -= 1;
      if (underWay === 0) onIdle?.();
    };
    reply.raw.once('finish', done).once('close', done);
    next();
  });

  return {
    finished: (ms) =>
      new Promise((resolve) => {
        if (underWay === 0) return resolve();
        const timer = setTimeout(resolve, ms);
        onIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};

/** Stops listening and closes every connection, including those with half a request. */
export const closeConnections = async (app: FastifyInstance): Promise<void> => {
  const closed = app.close();
  const cut = setInterval(() => app.server.closeAllConnections(), 20);
  await closed;
  clearInterval(cut);
};
