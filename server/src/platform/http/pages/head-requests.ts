import type { Readable } from 'node:stream';
import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** Not only Node's own: what compresses brings streams of another library. */
const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload;

const dropContent: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (request.method !== 'HEAD' || payload === undefined || payload === null) return done(null, payload);
  if (isStream(payload)) payload.destroy();
  else reply.header('Content-Length', Buffer.byteLength(payload as string | Buffer));
  done(null, null);
};

/**
 * Every GET answers HEAD too, by the same handler and for the same visitors, unless it says otherwise. Fastify's own
 * way (`exposeHeadRoutes`) would read a file to its end only to drop it, and give a 304 the length 0. Register after
 * what compresses: both answers have the same length.
 */
export const registerHeadRequests = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || route.exposeHeadRoute === false) return;
    route.method = ['GET', 'HEAD'];
    route.onSend = [route.onSend ?? [], dropContent].flat();
  });
};
