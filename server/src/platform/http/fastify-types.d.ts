import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, UnderLoad } from '#contract/route.ts';
import type { Actor } from '../context/actor.ts';
import type { Readiness } from '../log/readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
    /** True outside production: answers are checked against the contract. */
    checksAnswers: boolean;
    identify(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    upload?: boolean;
    endless?: boolean;
    underLoad?: UnderLoad;
  }
}
