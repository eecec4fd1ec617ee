import type { FastifyRequest } from 'fastify';

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
const ownAddress = /^(::ffff:)?127\.|^::1$/;
const forwarding = /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-original-.*|.*-connecting-ip)$/;

/** Checks the host name (DNS rebinding) and that no proxy on this machine forwards for others. */
export const isFromThisMachine = ({ hostname, socket, headers }: FastifyRequest): boolean =>
  ownNames.has(hostname) &&
  ownAddress.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => forwarding.test(name));
