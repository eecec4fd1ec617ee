import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text and the tag of just this text. */
export type Tagged = { readonly text: string; readonly etag: string };

/** Weak: the same text also goes out compressed. */
export const tagged = (text: string): Tagged => ({
  text,
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names the tag. Weak or strong is the same here: proxies that compress weaken tags. */
export const isNamed = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(etag));

/** JSON, or 304 to who has it already. */
export const sendTagged = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: Tagged,
  cacheControl = 'no-cache',
): FastifyReply => {
  reply.header('Cache-Control', cacheControl).header('ETag', etag);
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
};
