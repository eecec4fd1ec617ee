import type { FastifyRequest } from 'fastify';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** A page that only the machine's own user may see: a foreign name that resolves here is not enough. */
export const isLoopbackHost = (request: FastifyRequest): boolean => loopback.has(request.hostname);
