import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '#contract/route.ts';
import type { Actor } from '../auth/actor.ts';
import type { Readiness } from '../health/readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
    /** Outside production: what is answered has to be what the contract says. */
    checksAnswers: boolean;
    /** Learns from the token who makes the request. */
    identify(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** Its body is a file, which may take its time. */
    upload?: boolean;
    /** Its answer ends only when one of both sides has had enough. */
    endless?: boolean;
  }
}
