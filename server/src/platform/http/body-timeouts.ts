import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerTimeout } from './client-error.ts';

export type Timeouts = {
  /** For the headers of a request. */
  readonly headersMs: number;
  /** For the whole of a request that is not an upload. */
  readonly requestMs: number;
  /** For the whole of an upload, as long as something of it comes every `stalledMs`. */
  readonly uploadMs: number;
  readonly stalledMs: number;
};

/** A photo of 8 MB takes almost three minutes on a bad network in the mountains. */
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
    // Refused before its end: the answer is there already.
    if (reply.raw.headersSent) socket.destroy();
    else answerTimeout(socket);
  };
  const isUpload = routeOptions.config.upload === true;
  const timer = setTimeout(cut, isUpload ? timeouts.uploadMs : timeouts.requestMs);
  raw.setTimeout(timeouts.stalledMs, cut);
  const stop = () => {
    clearTimeout(timer);
    raw.setTimeout(0);
  };
  raw.once('end', stop);
  raw.once('close', stop);
};

/** Ends requests whose body stops coming, or takes too long. Node itself knows one limit for all of them only. */
export const registerBodyTimeouts = (app: FastifyInstance, timeouts: Timeouts): void => {
  app.addHook('onRequest', (request, reply, done) => {
    // Requests that tests inject have no connection.
    if (hasBody(request) && request.raw.socket instanceof Socket) watch(request, reply, timeouts);
    done();
  });
};
