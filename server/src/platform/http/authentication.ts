import type { FastifyInstance } from 'fastify';
import { mayAccess } from '#kernel/access.ts';
import type { SessionGate } from '../auth/session-gate.ts';
import type { Actor } from '../context/actor.ts';
import { AppError } from '../errors/app-error.ts';
import { isFromThisMachine } from './this-machine.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

const refusalOf = (actor: Actor | null) => {
  if (actor === null) return 'UNAUTHORIZED';
  return actor.lacksFactor ? 'FACTOR_REQUIRED' : 'FORBIDDEN';
};

/**
 * Runs before the body is read: who is it, and may they use the route. On a public route a bad token means
 * signed out instead of an error, so that a stale token never blocks signing in.
 */
export const registerAuthentication = (app: FastifyInstance, sessions: SessionGate): void => {
  app.decorateRequest('actor', null);
  app.decorate('identify', async (request, reply) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? undefined : await sessions.admit(token);
    const admission = session?.isDemo && !isFromThisMachine(request) ? undefined : session;
    request.actor = admission?.actor ?? null;
    if (admission?.renewedToken) reply.header('Authorization', `Bearer ${admission.renewedToken}`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    await app.identify(request, reply);
    if (mayAccess(access, request.actor)) return;
    throw new AppError(refusalOf(request.actor));
  });
};
