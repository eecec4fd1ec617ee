import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesBrotli, takesGzip } from '../compression.ts';
import { isNamed } from '../pages/revalidation.ts';
import type { ReadyAnswer } from './ready-answer.ts';

export const sendReady = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bytes, compressed }: ReadyAnswer,
  mayBeKept: boolean,
): Promise<FastifyReply> => {
  if (mayBeKept) {
    reply.header('etag', etag);
    reply.header('vary', compressed ? 'Authorization, Accept-Encoding' : 'Authorization');
    const known = request.headers['if-none-match'];
    if (known !== undefined && isNamed(known, etag)) return reply.code(304).send();
  } else if (compressed) reply.header('vary', 'Accept-Encoding');
  reply.header('content-type', 'application/json; charset=utf-8');
  const accepted = compressed && request.headers['accept-encoding'];
  if (takesBrotli(accepted)) return reply.header('content-encoding', 'br').send(await compressed?.br());
  if (takesGzip(accepted)) return reply.header('content-encoding', 'gzip').send(await compressed?.gzip());
  return reply.send(bytes);
};
