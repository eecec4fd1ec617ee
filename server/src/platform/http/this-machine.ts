import type { FastifyRequest } from 'fastify';

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
const ownAddress = /^(::ffff:)?127\.|^::1$/;
/** What proxies add to a request of somebody else. */
const forwarding = /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-original-.*|.*-connecting-ip)$/;

/**
 * Whether a request was made by somebody at this machine. A foreign name that resolves here is not enough, nor is a
 * proxy at this machine that asks in the name of others.
 */
export const isFromThisMachine = ({ hostname, socket, headers }: FastifyRequest): boolean =>
  ownNames.has(hostname) &&
  ownAddress.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => forwarding.test(name));
