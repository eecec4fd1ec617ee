import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesBrotli } from './compression.ts';
import { isNamed, type Tagged, tagged } from './pages/revalidation.ts';

const ready = Symbol('ready');

/** An answer that is the same for many, made once: its text, its tag, and compressed. */
export type ReadyAnswer = Tagged & { readonly [ready]: true; readonly compressed: Buffer };

export const isReady = (body: unknown): body is ReadyAnswer =>
  typeof body === 'object' && body !== null && ready in body;

/** Of 11. It is done once, but somebody waits for it. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const makeReady = async (value: unknown): Promise<ReadyAnswer> => {
  const text = JSON.stringify(value);
  return { ...tagged(text), [ready]: true, compressed: await promisify(brotliCompress)(text, { params }) };
};

/** Answers that were given since what they are made of changed; for another change there is another one of these. */
export type ReadyAnswers = { read(key: string, load: () => Promise<unknown>): Promise<ReadyAnswer> };

export const createReadyAnswers = (most: number): ReadyAnswers => {
  const answers = new Map<string, Promise<ReadyAnswer>>();
  return {
    read: (key, load) => {
      const answer = answers.get(key) ?? load().then(makeReady);
      // Asked for last, forgotten last.
      answers.delete(key);
      answers.set(key, answer);
      const [oldest = key] = answers.keys();
      if (answers.size > most) answers.delete(oldest);
      answer.catch(() => answers.get(key) === answer && answers.delete(key));
      return answer;
    },
  };
};

/** The bytes as they are, or 304 to who has them already. */
export const sendReady = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag, compressed }: ReadyAnswer,
): FastifyReply => {
  reply.header('ETag', etag).header('Vary', 'Authorization, Accept-Encoding');
  if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (!takesBrotli(request.headers['accept-encoding'])) return reply.send(text);
  return reply.header('Content-Encoding', 'br').send(compressed);
};
