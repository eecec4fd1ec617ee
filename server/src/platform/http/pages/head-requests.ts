import type { Readable } from 'node:stream';
import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** Duck typing: the compression plugin uses streams of another library. */
const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload;

const dropContent: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (request.method !== 'HEAD' || payload === undefined || payload === null) return done(null, payload);
  if (isStream(payload)) payload.destroy();
  else reply.header('Content-Length', Buffer.byteLength(payload as string | Buffer));
  done(null, null);
};

/**
 * Adds HEAD to every GET unless it opts out. Fastify's `exposeHeadRoutes` would read a whole file only to
 * drop it, and give a 304 the length 0. Register after compression, so that both have the same length.
 */
export const registerHeadRequests = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || route.exposeHeadRoute === false) return;
    route.method = ['GET', 'HEAD'];
    route.onSend = [route.onSend ?? [], dropContent].flat();
  });
};
