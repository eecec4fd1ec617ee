import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDefinition } from '#contract/route.ts';
import { takesBrotli, takesGzip } from '../compression.ts';
import { isNamed } from '../pages/revalidation.ts';
import type { ReadyAnswer } from './ready-answer.ts';

export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, compressed }: ReadyAnswer,
): Promise<FastifyReply> => {
  const accepted = compressed && request.headers['accept-encoding'];
  if (takesBrotli(accepted)) return reply.header('content-encoding', 'br').send(await compressed?.br());
  if (takesGzip(accepted)) return reply.header('content-encoding', 'gzip').send(await compressed?.gzip());
  return reply.send(bytes);
};

export const sendReady = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  mayBeKept: boolean,
): Promise<FastifyReply> => {
  const { etag, compressed } = answer;
  if (mayBeKept) {
    reply.header('etag', etag);
    reply.header('vary', compressed ? 'Authorization, Accept-Encoding' : 'Authorization');
    const cachedTags = request.headers['if-none-match'];
    if (cachedTags !== undefined && isNamed(cachedTags, etag)) return reply.code(304).send();
  } else if (compressed) reply.header('vary', 'Accept-Encoding');
  reply.header('content-type', 'application/json; charset=utf-8');
  return sendCompressed(request, reply, answer);
};

const checked = new WeakSet<ReadyAnswer>();

/** Ready bytes bypass the serializer, which would drop unknown fields, so they are checked outside production. */
export const checkReady = ({ path, answers }: RouteDefinition, status: number, ready: ReadyAnswer): void => {
  const schema = answers[status];
  if (checked.has(ready) || !schema || schema === 'binary') return;
  const value: unknown = JSON.parse(ready.bytes.toString());
  const { data, error } = schema.safeParse(value);
  if (error || !isDeepStrictEqual(data, value))
    throw new Error(`The answer of ${path} is not what the contract says`, { cause: error });
  checked.add(ready);
};
