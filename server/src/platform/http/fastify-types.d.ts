import type { Access } from '#contract/route.ts';
import type { Actor } from '../auth/actor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}
