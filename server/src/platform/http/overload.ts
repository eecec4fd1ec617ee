import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Defaults; the setting LIMITS overrides them. */
export const overloadLimits = {
  /** Requests that an instance works on at a time. Two cores answer about this many in a fifth of a second. */
  requestsAtOnce: 100,
};

type OverloadLimits = typeof overloadLimits;

declare module '../limits/limit-numbers.ts' {
  interface LimitNumbers extends OverloadLimits {}
}

export class OverloadError extends AppError {
  constructor() {
    super('UNAVAILABLE', { retryAfterSeconds: 2 });
  }
}

const tellEveryMs = 10_000;

/** Requests of the gate may use this multiple of the limit, so that the gate works while others are refused. */
const shareOfGate = 2;

/** Counts only API calls: a slow phone that sends or fetches a file keeps a connection busy, not the instance. */
const isCounted = ({ routeOptions: { config } }: FastifyRequest) =>
  config.access !== undefined && !config.endless && !config.upload && config.underLoad !== 'waits';

/**
 * Refuses at once what the instance could only answer late. A request that waited behind a thousand others would
 * be answered when nobody listens any more, and would make others late.
 */
export const registerOverloadGuard = (app: FastifyInstance, requestsAtOnce: number): void => {
  const underWay = new Set<FastifyRequest>();
  let refused = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  const refuse = () => {
    refused += 1;
    if (performance.now() - toldAt > tellEveryMs) {
      app.log.warn({ refused }, 'more requests at once than this instance answers in time: some are refused');
      refused = 0;
      toldAt = performance.now();
    }
    throw new OverloadError();
  };
  app.addHook('onRequest', (request, reply, next) => {
    if (!isCounted(request)) return next();
    const { underLoad } = request.routeOptions.config;
    if (underWay.size >= requestsAtOnce * (underLoad === 'refused-last' ? shareOfGate : 1)) refuse();
    underWay.add(request);
    // Listens for `close`, because the visitor may be gone before he is answered.
    reply.raw.once('close', () => underWay.delete(request));
    next();
  });
  app.addHook('onSend', (request, _reply, payload, next) => {
    underWay.delete(request);
    next(null, payload);
  });
};
