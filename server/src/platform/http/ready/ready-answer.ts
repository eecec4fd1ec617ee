import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { tagged } from '../pages/revalidation.ts';

const ready = Symbol('ready');

export type ReadyAnswer = {
  readonly [ready]: true;
  readonly etag: string;
  readonly bytes: Buffer;
  readonly compressed: { br(): Promise<Buffer>; gzip(): Promise<Buffer> } | undefined;
};

export const isReady = (body: unknown): body is ReadyAnswer =>
  typeof body === 'object' && body !== null && ready in body;

/** Fits into the first packet uncompressed. */
const smallest = 1024;
/** Quality 5 of 11: an answer is compressed only once, but a user waits for that. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify<Buffer, object, Buffer>(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const make = (text: string): ReadyAnswer => {
  const bytes = Buffer.from(text);
  return {
    [ready]: true,
    etag: tagged(text).etag,
    bytes,
    compressed:
      bytes.length < smallest
        ? undefined
        : { br: once(() => compressBrotli(bytes, brotliOptions)), gzip: once(() => compressGzip(bytes)) },
  };
};

/** Reloaded data is usually unchanged: the same text keeps its ETag and its compressed forms. */
const remembered = new LRUCache<string, ReadyAnswer>({ max: 128 });
const longestRemembered = 65_536;

export const readyText = (text: string): ReadyAnswer => {
  if (text.length > longestRemembered) return make(text);
  const answer = remembered.get(text) ?? make(text);
  remembered.set(text, answer);
  return answer;
};

/** Cache the result in `ctx.cache` if commits change it, in `ReadyAnswers` if it rarely changes. */
export const toReady = (value: unknown): ReadyAnswer => readyText(JSON.stringify(value));
