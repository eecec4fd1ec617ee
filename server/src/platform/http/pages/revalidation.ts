import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type TaggedText = { readonly text: string; readonly etag: string };

export const tagged = (text: string): TaggedText => ({
  text,
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Compares weakly: proxies that compress weaken ETags. */
export const isNamed = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(etag));

export const sendTagged = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: TaggedText,
  cacheControl = 'no-cache',
): FastifyReply => {
  reply.header('Cache-Control', cacheControl).header('ETag', etag);
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
};
