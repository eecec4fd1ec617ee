import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApplicationType, applicationTypes } from '#kernel/access.ts';
import type { Context, Services } from '../context/context.ts';
import type { Db } from '../db/database.ts';
import { networkOf } from '../limits/network-of.ts';
import { languageOf } from './input/language.ts';
import { isFromThisMachine } from './this-machine.ts';

export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

const applicationTypeOf = (request: FastifyRequest): ApplicationType => {
  const header = String(request.headers['application-type'] ?? 'web').toLowerCase();
  return applicationTypes.find((type) => type === header) ?? 'web';
};

export const createContextOf =
  (services: Services, db: Db): ContextOf =>
  (request) => {
    const address = request.ip;
    return {
      ...services,
      // Lazy: rarely used, and `networkOf` is not free.
      get passwords() {
        return services.passwords.from(networkOf(address));
      },
      db,
      log: request.log,
      actor: request.actor,
      language: languageOf(request),
      requestId: request.id,
      address,
      applicationType: applicationTypeOf(request),
      userAgent: request.headers['user-agent'] ?? null,
      mayUseDemo: services.config.demo && isFromThisMachine(request),
      requestKey: null,
      afterCommit: (action) => {
        Promise.resolve()
          .then(action)
          .catch((error: unknown) => request.log.error({ err: error }, 'an after-commit action failed'));
      },
    };
  };
