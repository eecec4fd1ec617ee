import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerTimeout } from './client-error.ts';

export type Timeouts = {
  readonly headersMs: number;
  readonly requestMs: number;
  /** A whole upload, as long as some data arrives every `stalledMs`. */
  readonly uploadMs: number;
  readonly stalledMs: number;
};

/** An 8 MB photo takes almost three minutes on a bad mobile network. */
export const usualTimeouts: Timeouts = {
  headersMs: 60_000,
  requestMs: 120_000,
  uploadMs: 600_000,
  stalledMs: 30_000,
};

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const watch = ({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, timeouts: Timeouts) => {
  const { socket } = raw;
  const cut = () => {
    if (raw.complete) return;
    // Already answered (refused early): just close.
    if (reply.raw.headersSent) socket.destroy();
    else answerTimeout(socket);
  };
  const isUpload = routeOptions.config.upload === true;
  const timer = setTimeout(cut, isUpload ? timeouts.uploadMs : timeouts.requestMs);
  raw.setTimeout(timeouts.stalledMs, cut);
  const stop = () => {
    clearTimeout(timer);
    // Not `raw.setTimeout`: a request that was destroyed has no socket any more.
    socket.setTimeout(0);
  };
  raw.once('end', stop);
  raw.once('close', stop);
};

/** Ends requests whose body stalls or takes too long; Node has only one limit for all requests. */
export const registerBodyTimeouts = (app: FastifyInstance, timeouts: Timeouts): void => {
  app.addHook('onRequest', (request, reply, done) => {
    // Requests injected by tests have no socket.
    if (hasBody(request) && request.raw.socket instanceof Socket) watch(request, reply, timeouts);
    done();
  });
};
